// `npm run check:chat -- URL`: shows the reply of a webhook as a visitor would see it, on the site at SITE_URL.

import { orExit } from '../hosting/or-exit.ts';
import { readSettings } from '../hosting/settings.ts';
import { checkWebhook } from './check-webhook.ts';

const { siteUrl } = await orExit(() => readSettings(process.env));
const { isGood, lines } = await checkWebhook(process.argv[2] ?? '', new URL(siteUrl).origin);
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
