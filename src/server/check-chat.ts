// `npm run check:chat -- URL`: what would a visitor see of this webhook's answer? Reads SITE_URL, as the build does.
import { checkWebhook } from './assistant/check-webhook.ts';
import { orExit } from './or-exit.ts';
import { readSettings } from './settings.ts';

const { siteUrl } = await orExit(() => readSettings(process.env));
const { isGood, lines } = await checkWebhook(process.argv[2] ?? '', new URL(siteUrl).origin);
console.log(lines.join('\n'));
process.exitCode = isGood ? 0 : 1;
