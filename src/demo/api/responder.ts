/** Handles a request from its path to its response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../../contract/call.ts';
import { statuses } from '../../contract/envelope.ts';
import { SUPER_ADMIN, sessionCalls } from '../../contract/session.ts';
import type { Row } from './data/tables.ts';
import type { Services } from './resource.ts';
import { findRoute, type Route } from './router.ts';
import { createBodyReader, type Form, parseForm, parseJsonObject } from './wire/body.ts';
import { Failure, notFound } from './wire/failure.ts';
import { sendFailure, sendFile, sendJson } from './wire/reply.ts';

interface Simulation {
  slowMs: number;
  failRate: number;
  random: () => number;
}

const UPLOADS = '/uploads/';
/** The maximum size of a body without its files. */
const TEXT_MAX_BYTES = 64 * 1024;

/** Creates the function that responds to a request; `path` is the part after the base path. It never rejects. */
export function createResponder(services: Services, { slowMs, failRate, random }: Simulation) {
  const readBody = createBodyReader();
  type Request = [request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams];

  async function run(...[request, response, path, query]: Request) {
    if (slowMs > 0) await delay(slowMs, undefined, { ref: false });
    if (path.startsWith(UPLOADS)) return serveUpload(request, response, path.slice(UPLOADS.length), services);
    if (failRate > 0 && random() < failRate)
      throw new Failure(statuses.internal, 'Simulated failure (DEMO_FAIL_RATE).');
    const { route, id } = findRoute(request.method ?? '', path);
    const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const actor = () => actorOf(token, route, services);
    const isPublic = route.path === sessionCalls.signIn.path;
    if (!isPublic) actor();
    const content = await readContent(request, route.call, readBody);
    // The session may have ended while the body was read.
    if (!isPublic) actor();
    const success = route.handler({ id, query, ...content, token, actor }, services);
    if (route.call.method !== 'GET') await services.files.save();
    sendJson(response, 200, success);
  }

  return async function respond(...args: Request): Promise<void> {
    try {
      await run(...args);
    } catch (error) {
      const [, response] = args;
      // Clients don't see the reason.
      const unexpected = new Failure(statuses.internal, 'Something went wrong on the server. Try again later.');
      if (response.headersSent || response.destroyed) response.destroy();
      else sendFailure(response, error instanceof Failure ? error : unexpected);
    }
  };
}

/** Returns the admin of a token. Errors: 401 without a valid session, 403 without permission. */
function actorOf(token: string, { path }: Route, { sessions }: Services): Row<'admins'> {
  const admin = token === '' ? undefined : sessions.adminOf(token);
  if (!admin) {
    const headers = { 'WWW-Authenticate': 'Bearer' };
    throw new Failure(statuses.unauthorized, 'Your session has ended. Sign in again.', { headers });
  }
  if (path.startsWith('/super-admin/') && admin.role !== SUPER_ADMIN)
    throw new Failure(statuses.forbidden, 'Only super-admins can do this.');
  return admin;
}

/** Reads the body that a route expects. Errors: 415, 413, 400. */
async function readContent(
  request: IncomingMessage,
  { json, form, maxFileBytes = 0 }: Call,
  readBody: ReturnType<typeof createBodyReader>,
): Promise<Form> {
  if (!json && !form) return { fields: {}, uploads: [] };
  const contentType = request.headers['content-type'] ?? '';
  const expected = json ? 'application/json' : 'multipart/form-data';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== expected)
    throw new Failure(statuses.unsupportedType, `This request takes ${expected}.`);
  const bytes = await readBody(request, TEXT_MAX_BYTES + maxFileBytes);
  return form ? parseForm(bytes, contentType) : { fields: parseJsonObject(bytes), uploads: [] };
}

/** Serves an upload to anyone with its unguessable name, because an image element can't send a token. */
async function serveUpload(request: IncomingMessage, response: ServerResponse, name: string, { files }: Services) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Failure(statuses.methodNotAllowed, 'Files are read-only.', { headers: { Allow: 'GET, HEAD' } });
  const file = files.open(name);
  if (!file) throw notFound('file');
  await sendFile(response, file, request.method === 'GET');
}
