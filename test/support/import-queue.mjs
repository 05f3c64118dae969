// Runs the test files that its parent names, one after the other, each as a suite of its own: its hooks reach nobody else's.
import { resolve } from 'node:path';
import { after, describe } from 'node:test';
import { pathToFileURL } from 'node:url';

/** @param {string} file */
const load = (file) => import(pathToFileURL(resolve(file)).href);

// What all files share is closed at the end of the process, so its hooks belong to no suite.
for (const shared of process.argv.slice(2)) await load(shared);

process.on('message', (/** @type {string} */ file) => {
  if (!file) process.disconnect();
  else describe(file, () => load(file).then(() => after(askForNext), failed));
});
askForNext();

function askForNext() {
  process.send?.('next');
}

/** @param {unknown} error */
function failed(error) {
  askForNext();
  throw error;
}
