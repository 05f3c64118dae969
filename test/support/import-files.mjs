// Runs the tests of the named files in this process, one after the other, each file as a suite of its own: its hooks reach nobody
// else's tests. What they share is theirs until the end: it is imported first, outside of any suite.
import { resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const shared of ['browser', 'site', 'console']) await import(`../browser/support/${shared}.ts`);
for (const file of process.argv.slice(2)) describe(file, () => import(pathToFileURL(resolve(file)).href));
