// Declares CSS modules for editors. A build or `npm run types` writes exact types: see bundle/styles/style-types.ts.
declare module '*.module.css';
