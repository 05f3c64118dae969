// `npm run check:contact -- URL`: sends a message as the contact form does, on the site at SITE_URL, and shows the outcome.
import { orExit } from '../hosting/or-exit.ts';
import { readSettings } from '../hosting/settings.ts';
import { checkContact } from './contact.ts';

const { siteUrl } = await orExit(() => readSettings(process.env));
const { isGood, lines } = await checkContact(process.argv[2] ?? '', new URL(siteUrl).origin);
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
