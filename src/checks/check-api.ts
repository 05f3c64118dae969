// `npm run check:api -- URL [--write]`: compares a real backend with the contract.
import { checkApi } from './check.ts';

const [url, ...flags] = process.argv.slice(2);
const { SITE_URL: siteUrl, FILE_URLS: fileUrls, API_EMAIL: email, API_PASSWORD: password } = process.env;
const { API_ADMIN_EMAIL: adminEmail, API_ADMIN_PASSWORD: adminPassword } = process.env;

for (const address of [url, siteUrl]) {
  if (!address || /^https?:\/\/./i.test(address)) continue;
  console.error(`'${address}' isn't an address. Write it with http:// or https://, such as http://localhost:8080.`);
  process.exit(2);
}
if (!url || !URL.canParse(url) || !email || !password || flags.some((flag) => flag !== '--write')) {
  console.error(`Usage: SITE_URL=… API_EMAIL=… API_PASSWORD=… npm run check:api -- URL [--write]

Signs in, sends every request that reads, and reports each difference from the contract: ✗ fails in the console,
~ is accepted anyway. With SITE_URL, it also checks that the site's pages may call an API on another origin (CORS). With
API_ADMIN_EMAIL and API_ADMIN_PASSWORD, it also checks an admin who isn't a super-admin.
--write also sends requests that write, on rows that it creates and then deletes. It doesn't delete users or decide
investments, because that can't be undone.`);
  process.exit(2);
}

// The reader of the output may close it early, as head does.
process.stdout.on('error', () => process.exit(1));
try {
  const plain = adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined;
  const write = flags.length > 0;
  const result = await checkApi({ url, siteUrl, fileUrls, email, password, plain, write, report: console.log });
  const hint = write ? '' : ' Add --write to send the requests that write.';
  const { made, total, failed, tolerated, skipped } = result;
  console.log(
    `\n${made} of ${total} requests sent. Failed (✗): ${failed}. Accepted despite differences (~): ${tolerated}. Skipped (-): ${skipped}.${hint}`,
  );
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
