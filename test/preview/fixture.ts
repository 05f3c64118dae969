// A small build in its own folder, served until the file's tests are done.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '../../src/hosting/headers.ts';
import { readSettings } from '../../src/hosting/settings.ts';
import { writeStamp } from '../../src/hosting/stamp.ts';
import { listen } from '../../src/preview/serve.ts';

export const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Not found</h1>',
  'admin.html': '<h1>Console</h1>',
  'assets/site-AAAA.js': 'console.log(1)',
  'images/a.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  _headers: 'secret',
  '.git/config': 'secret',
};
export const documents = {
  '/': { file: 'index.html', policy: "default-src 'none';home" },
  '/about': { file: 'about.html', policy: "default-src 'none';about" },
  '/404': { file: '404.html', policy: "default-src 'none';missing" },
  '/admin': { file: 'admin.html', policy: "default-src 'none';console" },
};

export async function serveFixture() {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  }
  await writeStamp(folder, { settings: readSettings({}), documents });
  const { server, address } = await listen({
    dist: join(folder, 'dist'),
    work: folder,
    port: 0,
    allowedHosts: ['demo.example'],
  });
  after(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  return { folder, server, address, port: Number(new URL(address).port) };
}

/** Sends a raw request. Returns the status line, the headers and the body. */
export function sendRaw(
  port: number,
  line: string,
  headers: readonly string[] = ['Host: localhost', 'Accept: text/html'],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    let text = '';
    socket.on('connect', () => socket.write(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

/** Headers that every response has. */
export function assertSecured(answer: string): void {
  for (const name of Object.keys(securityHeaders)) assert.match(answer, new RegExp(`\r\n${name}: `), name);
}
