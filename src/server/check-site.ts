// `npm run check:site -- URL`: does a live address answer as the site has to be answered for?
import { checkSite } from './check/site.ts';
import { orExit } from './or-exit.ts';

const url = process.argv[2] ?? '';
if (!URL.canParse(url) || !/^https?:/.test(url)) {
  console.error(
    'Usage: npm run check:site -- https://your.site\n\nAsks for every kind of address and says what is wrong, and which file to change.',
  );
  process.exit(2);
}
const { origin } = new URL(url);
const findings = await orExit(() =>
  checkSite(origin).catch((error) =>
    Promise.reject(new Error(`${origin} can't be reached (${error.cause?.code ?? error.message}).`)),
  ),
);
for (const { row, sentence } of findings) console.log(`${row.method ?? 'GET'} ${row.path} ${sentence}`);
console.log(findings.length === 0 ? 'Every address answers as it should.' : `\n${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
