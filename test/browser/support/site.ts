import type { Server } from 'node:http';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listen } from '../../../src/server/serve.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let served: Promise<{ address: string; server: Server }> | undefined;

/** The address of the production build in `dist/`, served with its real headers on a free port until the file's tests end. */
export async function siteAddress(): Promise<string> {
  served ??= listen({ dist: `${root}/dist`, work: `${root}/.build`, port: 0 });
  return (await served).address;
}

/** An address of the site where nothing runs: from there each address is loaded anew, a mere fragment too. */
export async function restAddress(): Promise<string> {
  return `${await siteAddress()}/robots.txt`;
}

after(async () => {
  const server = (await served)?.server;
  server?.close();
  server?.closeAllConnections();
});
