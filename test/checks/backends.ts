// Starts the demo API, checks it or changed versions of it, and returns what the check reports.
import { after } from 'node:test';
import { checkApi } from '../../src/checks/check.ts';
import { demoPassword } from '../../src/demo/api/accounts.ts';
import { emails, type Role, startDemo } from '../demo/api/client.ts';
import { reply, serve } from '../support/server.ts';

/** Starts a demo API for the tests of a file. */
export async function demoToCheck() {
  const demo = await startDemo();
  after(() => demo.close());
  return { demo, serveChanged: (change: Change) => serveChanged(demo.url, change) };
}

type Change = (exchange: Exchange) => Promise<Answer>;

export async function check(url: string, role: Role, write: boolean, siteUrl?: string) {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const account = (who: Role) => ({ email: emails[who], password: demoPassword });
  const plain = role === 'super' ? account('plain') : undefined;
  const result = await checkApi({ url, ...account(role), plain, siteUrl, write, report });
  const last = lines.includes('') ? lines.slice(lines.indexOf('') + 1) : [];
  // The number of requests changes with each new resource.
  return { ...result, lines, kinds: last.map((line) => line.replace(/ and \d+ more$/, ' and more')) };
}

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string;
  /** The JSON that was sent. */
  readonly json: Readonly<Record<string, unknown>>;
  /** Passes the request on to the demo API, with changes. */
  readonly pass: (changes?: { token?: string; query?: string; json?: object }) => Promise<Answer>;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Serves the demo API with changes. */
async function serveChanged(demoUrl: string, change: Change): Promise<string> {
  const url = await serve(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const bytes = Buffer.concat(await request.toArray());
    const type = headers['content-type'] ?? '';
    const isJson = type === 'application/json';
    const { pathname: path, search, searchParams: query } = new URL(url, demoUrl);
    const token = headers.authorization ?? '';
    const pass: Exchange['pass'] = async (changes = {}) => {
      const body = changes.json ? JSON.stringify(changes.json) : method === 'GET' ? null : bytes;
      const received = await fetch(new URL(path + (changes.query ?? search), demoUrl), {
        ...{ method, body, headers: { authorization: changes.token ?? token, 'content-type': type } },
      });
      const isFile = !received.headers.get('content-type')?.includes('json');
      return { status: received.status, body: isFile ? 'file' : await received.json(), headers: {} };
    };
    const json = isJson ? JSON.parse(bytes.toString() || '{}') : {};
    const { status, body, headers: own } = await change({ method, path, query, token, json, pass });
    reply(response, status, body, own);
  });
  return `${url}/api`;
}

/** Changes fields by name, in successful responses. */
export const patch =
  (fields: Record<string, (value: never) => unknown>) =>
  async ({ pass }: Exchange): Promise<Answer> => {
    const answer = await pass();
    const change = (name: string, value: unknown) =>
      value == null ? value : (fields[name]?.(value as never) ?? value);
    return answer.status === 200 ? { ...answer, body: JSON.parse(JSON.stringify(answer.body), change) } : answer;
  };

interface PageBody {
  readonly data: readonly unknown[];
  readonly total?: number;
}
/** Changes the pages of lists that come in pages, for the requests that `isChanged` selects. */
export const inPages =
  (change: (body: PageBody) => object, isChanged = () => true) =>
  async ({ pass }: Exchange): Promise<Answer> => {
    const answer = await pass();
    const body = answer.body as PageBody;
    return body.total !== undefined && isChanged() ? { ...answer, body: change(body) } : answer;
  };
