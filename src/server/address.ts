import { createServer } from 'node:net';

/** The place at which a server of this machine listens. */
export interface Address {
  host: string;
  port: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The one address that nobody else reaches. */
export const loopback = '127.0.0.1';

/** Reads HOST and PORT. Errors: a sentence for the person who set them. */
export function readAddress(environment: Environment): Address {
  const text = environment.PORT?.trim() || '3000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`PORT has to be a number from 0 to 65535, but is '${text}'.`);
  return { host: environment.HOST?.trim() || loopback, port };
}

/** Tells whether other machines get in. */
export function isOpen({ host }: Address): boolean {
  return !/^(127\.[\d.]+|::1|localhost)$/i.test(host);
}

/** Fails before any work is done where a server could not listen. Errors: a sentence. */
export async function requireFree(address: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(listenProblem(error, address))));
    server.listen(address.port, address.host, () => server.close(() => resolve()));
  });
}

/** The reason why a server can't listen, for the person who started it. */
function listenProblem({ code }: NodeJS.ErrnoException, { host, port }: Address): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT, such as PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} is not open to you. Choose one above 1023 with PORT, such as PORT=3000.`;
  return `HOST has to be an address of this machine, but is '${host}' (${code}).`;
}
