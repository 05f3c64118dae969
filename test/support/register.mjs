// Preloaded by every test process. Compiles TypeScript with tsx, and replaces stylesheets and drawings.
import { register } from 'node:module';
import 'tsx';

register('./asset-hook.mjs', import.meta.url);
