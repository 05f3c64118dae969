// `npm run check:spec`: compares the content with the specification of the shipped content. Fails on a difference.
// `npm test` doesn't run it, because an owner may change the content.
import { assistantFacts } from './assistant.ts';
import { pageFacts } from './pages.ts';
import { textFacts } from './texts.ts';

const facts = [...pageFacts, ...textFacts, ...(await assistantFacts())];
for (const { sentence, difference } of facts)
  console.log(difference === null ? `\u2713 ${sentence}` : `\u2717 ${sentence}\n    ${difference}`);
const differing = facts.filter(({ difference }) => difference !== null).length;
console.log(`\n${facts.length - differing} of ${facts.length} as specified.`);
process.exitCode = differing > 0 ? 1 : 0;
