// Preloaded by every test process: TypeScript through tsx, CSS modules as plain names.
import { register } from 'node:module';
import 'tsx';

register('./css-modules-hook.mjs', import.meta.url);
