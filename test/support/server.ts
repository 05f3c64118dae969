// Starts real servers on free ports, including servers that break the rules of HTTP. Sends raw requests.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createRawServer, type Socket } from 'node:net';
import { after } from 'node:test';

/** Serves HTTP until the file's tests are done. Returns the server's address, without a trailing slash. */
export async function serve(listener: RequestListener): Promise<string> {
  // Only the client closes idle connections: on a busy machine, the server might close one that the client reuses.
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Passes raw connections to `onConnection`, which may break rules of HTTP. Returns the address, as `serve` does. */
export async function serveRaw(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends bytes, and returns what arrives until the connection closes. With `leaves`, disconnects after sending. */
export function exchange(address: string, bytes: string, leaves = false): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => leaves && socket.destroy()));
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('error', () => resolve(response)).on('close', () => resolve(response));
  });
}

/** Returns a free port for a child process, below the range from which the system gives ports to other programs. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const server = createRawServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(Boolean, () => false);
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

export function reply(response: ServerResponse, status: number, body?: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Returns the promise `opened`, and the function `open` that resolves it. */
export function gate<T = void>() {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
