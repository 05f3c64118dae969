// Starts a demo API on a free port, and creates clients that return responses unchecked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { toRequest } from '../../../src/checks/request.ts';
import type { ResponseOf } from '../../../src/contract/endpoint.ts';
import type { EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import type { Fail } from '../../../src/contract/envelope.ts';
import { demoAccounts, demoPassword } from '../../../src/demo/api/accounts.ts';
import { createDemoApi, type DemoApiOptions } from '../../../src/demo/api/demo-api.ts';

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Client {
  token: string;
  /** Accepts any arguments, even wrong ones; the body is typed as a success. */
  call<Name extends EndpointName>(name: Name, args?: object): Promise<Reply<ResponseOf<(typeof endpoints)[Name]>>>;
  /** Like `call`, for a request that is expected to fail. */
  fail(name: EndpointName, args?: object): Promise<Reply<Fail>>;
  /** Sends a request. Returns the status of its response, and the fields with errors. */
  errors(name: EndpointName, args?: object): Promise<[status: number, ...fields: string[]]>;
}

export type Role = 'super' | 'plain';

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** Password hashing cost: low, because tests sign in often. */
const CHEAP = 2;

export async function startDemo(options: DemoApiOptions = {}) {
  const api = createDemoApi({ passwordCost: CHEAP, ...options });
  // No timeouts: when many tests share a processor, a request may wait longer than any sensible limit.
  const server = createServer({ requestTimeout: 0, headersTimeout: 0 }, (request, response) => {
    if (!api.handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${options.basePath ?? '/api'}`;
  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await api.close();
    server.closeAllConnections();
    await closed;
  }
  const visitor = clientOf(url, '', '');
  async function signInAs(email: string, password: string): Promise<Client> {
    const { status, body } = await visitor.call('signIn', { email, password });
    if (status !== 200) throw new Error(`Sign-in returns ${status}.`);
    return clientOf(url, body.data.token, body.data.user.role);
  }
  const signIn = (role: Role) => signInAs(emails[role], demoPassword);
  return { url, signIn, signInAs, visitor, close };
}

/** Starts a demo for all tests of a file, and signs in a super-admin and a plain admin. */
export async function demoForTests(options?: DemoApiOptions) {
  const demo = await startDemo(options);
  after(() => demo.close());
  return { demo, boss: await demo.signIn('super'), client: await demo.signIn('plain') };
}

export const emails: Readonly<Record<Role, string>> = { super: demoAccounts[0].email, plain: demoAccounts[1].email };
export { demoPassword };

/** Creates a file with the signature of `type`, its first bytes. The name and `mediaType` may contradict it. */
export function fileOf(type: keyof typeof starts, name: string, size = 64, mediaType = ''): File {
  const bytes = new Uint8Array(size);
  bytes.set(starts[type].slice(0, size));
  return new File([bytes], name, { type: mediaType });
}

const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  webp: [...Buffer.from('RIFF____WEBP')],
  pdf: [...Buffer.from('%PDF-1.4')],
  zip: [0x50, 0x4b, 0x03, 0x04],
  html: [...Buffer.from('<script>alert(1)</script>')],
};

function clientOf(url: string, token: string, role: string): Client {
  const session = { url, token, role, origin: '', fileUrls: '', timeoutMs: 0 };
  async function send<Body>(name: EndpointName, args: object = {}): Promise<Reply<Body>> {
    const response = await fetch(toRequest(session, name, args));
    return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
  }
  return {
    token,
    call: send,
    fail: send,
    async errors(name, args) {
      const { status, body } = await send<Partial<Fail>>(name, args);
      return [status, ...Object.keys(body.errors ?? {})];
    },
  };
}
