// The editor's types for styles until a build or `npm run types` writes the exact names (bundle/styles/style-types.ts).
declare module '*.module.css';
