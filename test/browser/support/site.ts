import type { Server } from 'node:http';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listen } from '../../../src/preview/serve.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let served: Promise<{ address: string; server: Server }> | undefined;

/** Serves the build in `dist/` with its real headers on a free port, from the first call on. Returns the address. */
export async function siteAddress(): Promise<string> {
  served ??= listen({ dist: `${root}/dist`, work: `${root}/.build`, port: 0 });
  return (await served).address;
}

after(async () => {
  const server = (await served)?.server;
  server?.close();
  server?.closeAllConnections();
});
