// policy.mjs for vite.config.ts.
export const contentSecurityPolicy: string;
