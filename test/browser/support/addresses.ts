import assert from 'node:assert/strict';
import { checkSite } from '../../../src/checks/site.ts';
import { commonHeaders } from '../../../src/hosting/headers.ts';

export const linesOf = async (address: string, fetchPage?: Parameters<typeof checkSite>[1]) =>
  (await checkSite(address, fetchPage)).lines;
/** The report of a host without problems. */
export const right = ['No problems found. Grade: A.'];

/** Asserts that a real host has no problems, and that responses for odd addresses have the security headers, too. */
export async function assertRight(address: string): Promise<void> {
  const lines = await linesOf(address);
  assert.deepEqual(
    lines.filter((line) => !/Brotli/.test(line)),
    right,
  );
  const odd = '/admin /index /index/ /admin.html/ /about.html.br /about/ /nowhere /%00 /robots.txt'.split(' ');
  for (const path of odd) {
    const { headers } = await fetch(address + path, { redirect: 'manual' });
    for (const [name, value] of Object.entries(commonHeaders)) assert.equal(headers.get(name), value, path);
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none';(?!.*unsafe-)/, path);
  }
}
