// Runs the tests of the named files in this process, one after the other, each file as a suite of its own: its hooks reach nobody
// else's tests. What browser tests share is theirs until the end: it is imported first, outside of any suite.
import { resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

const files = process.argv.slice(2);
const shared = files.some((file) => file.startsWith('test/browser/')) ? ['browser', 'site', 'console'] : [];
for (const name of shared) await import(`../browser/support/${name}.ts`);
for (const file of files) describe(file, () => import(pathToFileURL(resolve(file)).href));
