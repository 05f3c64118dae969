import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { listen } from '../../src/preview/serve.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns, by path, how many bytes of status line and headers the preview server sends before a page's body. */
export async function responseHeaderBytes(paths: readonly string[]): Promise<Map<string, number>> {
  const { address, server } = await listen({ dist: `${root}/dist`, work: `${root}/.build`, port: 0 });
  const port = Number(new URL(address).port);
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, await countHeaderBytes(port, path));
  server.close();
  return counts;
}

function countHeaderBytes(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    const request = `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`;
    let bytes = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.on('end', () => resolve(bytes));
    socket.on('error', reject);
  });
}
