// Preloaded by every test process: TypeScript through tsx, CSS modules as plain names, drawings empty.
import { register } from 'node:module';
import 'tsx';

register('./asset-hook.mjs', import.meta.url);
