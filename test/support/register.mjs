// Every process that runs tests preloads this. Loads TypeScript by tsx, and stylesheets and drawings by asset-hook.mjs.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import '../../src/hosting/tools.mjs';

register('./asset-hook.mjs', import.meta.url);

// Inserts the constants of src/content/parts.ts, as the build does.
const patterns = readFileSync(new URL('../../src/site/pages.ts', import.meta.url), 'utf8').matchAll(
  /pattern: '([^']+)'/g,
);
const { partsOf } = await import('../../src/hosting/parts.ts');
const { readSettings } = await import('../../src/hosting/settings.ts');
const listed = [...patterns].map(([, pattern = '']) => pattern);
Object.assign(globalThis, partsOf(readSettings(process.env), listed, true).constants);
