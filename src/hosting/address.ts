import { connect, createServer, isIP } from 'node:net';

export interface Address {
  host: string;
  port: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const loopback = '127.0.0.1';

/** Reads HOST and PORT, with their defaults. Errors: throws if PORT is invalid. */
export function readAddress(environment: Environment): Address {
  const text = environment.PORT?.trim() || '3000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`PORT must be a number from 0 to 65535, not '${text}'.`);
  return { host: environment.HOST?.trim() || loopback, port };
}

/**
 * Returns the names that `isAllowedHost` accepts for a server: those in ALLOWED_HOSTS, the site's host name, and HOST.
 * Errors: throws if PORT or a name in ALLOWED_HOSTS is invalid.
 */
export function readAllowedHosts(environment: Environment, siteUrl: string): readonly string[] {
  const names = (environment.ALLOWED_HOSTS ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = names.find((name) => !/^[a-z\d.-]+$/.test(name));
  if (wrong) throw new Error(`ALLOWED_HOSTS must be host names such as demo.example, not '${wrong}'.`);
  return [...names, new URL(siteUrl).hostname, readAddress(environment).host.toLowerCase()];
}

/**
 * Returns whether a Host header is one of `names`, a `localhost` name or an IP address. Rejecting other names prevents
 * DNS rebinding: an attacker's host name that resolves to this machine would let the attacker's page read responses.
 */
export function isAllowedHost(header: string, names: readonly string[]): boolean {
  const name = header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || /^(.+\.)?localhost$/.test(name) || names.includes(name);
}

/** Returns whether other machines can connect. */
export function isOpen({ host }: Address): boolean {
  return !/^(127\.[\d.]+|::1|localhost)$/i.test(host);
}

/** Returns the host name that people on this machine open to reach a server that listens on `host`. */
export function openedHost(host: string): string {
  return [loopback, '0.0.0.0', '::'].includes(host) ? 'localhost' : host.replace(/^.*:.*$/, '[$&]');
}

/**
 * Checks that a server can listen on an address, and that no other server responds at its port on `localhost`: browsers
 * try both loopback addresses. Errors: rejects with a message for the user.
 */
export async function requireFree(address: Address): Promise<void> {
  const tried = openedHost(address.host) === 'localhost' && address.port > 0 ? ['::1', loopback] : [];
  const accepted = await Promise.all(tried.map((host) => accepts({ ...address, host })));
  if (accepted.includes(true)) throw new Error(listenProblem('EADDRINUSE', address));
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenProblem(error.code, address))));
    server.listen(address.port, address.host, () => server.close(() => resolve()));
  });
}

function accepts(address: Address): Promise<boolean> {
  return new Promise((resolve) => {
    // Windows retries a refused connection for 2 s, while a server on this machine accepts one at once.
    const socket = connect({ ...address, timeout: 300 });
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false)).once('error', () => end(false));
  });
}

function listenProblem(code: string | undefined, { host, port }: Address): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT, such as PORT=${port + 1}.`;
  if (code === 'EACCES')
    return `You don't have permission to use port ${port}. Choose one above 1023 with PORT, such as PORT=3000.`;
  return `HOST must be an address of this machine, not '${host}' (${code}).`;
}
