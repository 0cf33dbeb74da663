// Checks a value against the part of JSON Schema that our schemas use. A keyword it does not know is a mistake in the
// schema, not something to pass over.

const types = {
  object: (value) => value !== null && typeof value === "object" && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === "string",
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

const keywords = {
  $schema: () => [],
  $defs: () => [],
  $ref: (name, value, _schema, root) => faults(root.$defs[name.split("/").at(-1)], value, root),
  title: () => [],
  description: () => [],
  const: (wanted, value) => (value === wanted ? [] : [`is not ${wanted}`]),
  enum: (words, value) => (words.includes(value) ? [] : [`is none of ${words}`]),
  anyOf: (schemas, value, _schema, root) =>
    schemas.some((one) => faults(one, value, root).length === 0) ? [] : ["fits none of what it may be"],
  oneOf: (schemas, value, _schema, root) => {
    // What comes nearest tells most: of variants, the one that is meant.
    const all = schemas.map((one) => faults(one, value, root));
    return all.reduce((best, one) => (one.length < best.length ? one : best));
  },
  type: (wanted, value) => ([wanted].flat().some((name) => types[name](value)) ? [] : [`is not ${wanted}`]),
  minimum: (least, value) => (value < least ? [`is below ${least}`] : []),
  maximum: (most, value) => (value > most ? [`is above ${most}`] : []),
  minLength: (least, value) => (value.length < least ? ["is too short"] : []),
  minItems: (least, value) => (value.length < least ? ["has too few items"] : []),
  maxItems: (most, value) => (value.length > most ? ["has too many items"] : []),
  pattern: (pattern, value) => (new RegExp(pattern).test(value) ? [] : [`does not match ${pattern}`]),
  required: (names, value) =>
    types.object(value) ? names.filter((name) => !(name in value)).map((name) => `lacks ${name}`) : [],
  properties: (properties, value, _schema, root) =>
    types.object(value)
      ? Object.entries(properties).flatMap(([name, schema]) =>
          name in value ? faults(schema, value[name], root).map((fault) => `.${name}${fault}`) : [],
        )
      : [],
  additionalProperties: (_allowed, value, schema) =>
    types.object(value)
      ? Object.keys(value)
          .filter((name) => !(name in schema.properties))
          .map((name) => `.${name} does not belong there`)
      : [],
  items: (schema, value, _schema, root) =>
    value.flatMap((item, i) => faults(schema, item, root).map((fault) => `[${i}]${fault}`)),
};

// A schema that is `true` fits everything. `root` is where its definitions are.
export function faults(schema, value, root = schema) {
  if (schema === true) return [];
  return Object.entries(schema).flatMap(([keyword, wanted]) => {
    if (!(keyword in keywords)) throw new Error(`the schema uses ${keyword}`);
    return keywords[keyword](wanted, value, schema, root).map((fault) => (/^[.[]/.test(fault) ? fault : ` ${fault}`));
  });
}
