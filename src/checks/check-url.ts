// `npm run check:chat`, `check:contact` and `check:site -- URL`: shows what visitors of SITE_URL get from an address.
import { orExit } from '../hosting/or-exit.ts';
import { readSettings } from '../hosting/settings.ts';
import { checkWebhook } from './check-webhook.ts';
import { checkContact } from './contact.ts';
import { checkSite } from './site.ts';

const checks = { chat: checkWebhook, contact: checkContact, site: (url: string) => checkSite(url) };
const [name, url = ''] = process.argv.slice(2);

const { isGood, lines } = await orExit(() => {
  const { siteUrl } = readSettings(process.env);
  return checks[name as keyof typeof checks](url, new URL(siteUrl).origin);
});
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
