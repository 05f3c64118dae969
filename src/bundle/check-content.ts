// `npm run check:content`: reports faults in the format of the content in plain sentences, as the build does.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFaults, contentNotices } from '../content/content-faults.ts';
import { colorFaults, readColors } from './colors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sizeOf = (address: string) => statSync(join(root, 'public', address), { throwIfNoEntry: false })?.size;
const faults = [...contentFaults(sizeOf), ...colorFaults(await readColors(root))];
for (const notice of contentNotices(process.env.SITE_URL)) console.warn(notice);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('The content is in order.');
