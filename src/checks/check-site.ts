// `npm run check:site -- URL`: checks whether a live site responds as `.hosts/README.md` says.
import { orExit } from '../hosting/or-exit.ts';
import { checkSite } from './site.ts';

const { lines, isGood } = await orExit(() => checkSite(process.argv[2] ?? ''));
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
