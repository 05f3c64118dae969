import { fileURLToPath } from 'node:url';
import { listen } from '../../src/preview/serve.ts';
import { exchange } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns, by path, how many bytes of status line and headers the preview server sends before a page's body. */
export async function responseHeaderBytes(paths: readonly string[]): Promise<Map<string, number>> {
  const { address, server } = await listen({ dist: `${root}/dist`, work: `${root}/.build`, port: 0 });
  const headers = 'Host: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n';
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (await exchange(address, `HEAD ${path} HTTP/1.1\r\n${headers}`)).length);
  server.close();
  return counts;
}
