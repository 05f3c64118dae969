// Runs the tests of the named files in this process, each file as a suite of its own: its hooks reach nobody else's tests.

import { resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) describe(file, () => import(pathToFileURL(resolve(file)).href));
