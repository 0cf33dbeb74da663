// Checks a value against the part of JSON Schema that our schemas use. A keyword it does not know is a mistake in the
// schema, not something to pass over.

const types = {
  object: (value) => value !== null && typeof value === "object" && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === "string",
  integer: Number.isInteger,
  null: (value) => value === null,
};

const keywords = {
  $schema: () => [],
  title: () => [],
  description: () => [],
  type: (wanted, value) => ([wanted].flat().some((name) => types[name](value)) ? [] : [`is not ${wanted}`]),
  minimum: (least, value) => (value < least ? [`is below ${least}`] : []),
  maximum: (most, value) => (value > most ? [`is above ${most}`] : []),
  minLength: (least, value) => (value.length < least ? ["is too short"] : []),
  minItems: (least, value) => (value.length < least ? ["has too few items"] : []),
  maxItems: (most, value) => (value.length > most ? ["has too many items"] : []),
  pattern: (pattern, value) => (new RegExp(pattern).test(value) ? [] : [`does not match ${pattern}`]),
  required: (names, value) =>
    types.object(value) ? names.filter((name) => !(name in value)).map((name) => `lacks ${name}`) : [],
  properties: (properties, value) =>
    types.object(value)
      ? Object.entries(properties).flatMap(([name, schema]) =>
          name in value ? faults(schema, value[name]).map((fault) => `.${name}${fault}`) : [],
        )
      : [],
  additionalProperties: (_allowed, value, schema) =>
    types.object(value)
      ? Object.keys(value)
          .filter((name) => !(name in schema.properties))
          .map((name) => `.${name} does not belong there`)
      : [],
  items: (schema, value) => value.flatMap((item, i) => faults(schema, item).map((fault) => `[${i}]${fault}`)),
};

export function faults(schema, value) {
  return Object.entries(schema).flatMap(([keyword, wanted]) => {
    if (!(keyword in keywords)) throw new Error(`the schema uses ${keyword}`);
    return keywords[keyword](wanted, value, schema).map((fault) => (/^[.[]/.test(fault) ? fault : ` ${fault}`));
  });
}
