// Every process that runs tests preloads this. Loads TypeScript by tsx, and stylesheets and drawings by asset-hook.mjs.
import { register } from 'node:module';
import '../../src/hosting/tools.mjs';

register('./asset-hook.mjs', import.meta.url);
