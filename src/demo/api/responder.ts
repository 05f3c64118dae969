/** Handles a request: finds its route, checks its session, reads its body, runs the handler and saves the data. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../../contract/endpoint.ts';
import { statuses } from '../../contract/envelope.ts';
import { SUPER_ADMIN, sessionEndpoints } from '../../contract/session.ts';
import type { Row } from './data/tables.ts';
import { Failure, notFound } from './failure.ts';
import { findRoute, type Route } from './router.ts';
import type { Services } from './services.ts';
import { type Form, parseForm, parseJsonObject, readBody } from './wire/body.ts';
import { sendFile, sendJson } from './wire/reply.ts';

const UPLOADS = '/uploads/';
/** The maximum size of a body without its files. */
const TEXT_MAX_BYTES = 64 * 1024;

/** Creates the function that responds to requests. It rejects with a `Failure`, or with the error of a failed save. */
export function createResponder(services: Services) {
  return async (request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) => {
    if (path.startsWith(UPLOADS)) return serveUpload(request, response, path.slice(UPLOADS.length), services);
    const { route, id } = findRoute(request.method ?? '', path);
    const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const actor = () => actorOf(token, route, services);
    const isPublic = route.path === sessionEndpoints.signIn.path;
    if (!isPublic) actor();
    const content = await readContent(request, route.endpoint);
    // The session may have ended while the body was read.
    if (!isPublic) actor();
    const success = route.handler({ id, query, ...content, token, actor }, services);
    if (route.endpoint.method !== 'GET') services.files.save();
    sendJson(response, 200, success);
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

/** Reads the body that a route expects. Errors: 400, 413, 415. */
async function readContent(request: IncomingMessage, { json, form, maxFileBytes = 0 }: Endpoint): Promise<Form> {
  if (!json && !form) return { fields: {}, uploads: [] };
  const contentType = request.headers['content-type'] ?? '';
  const expected = json ? 'application/json' : 'multipart/form-data';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== expected)
    throw new Failure(statuses.unsupportedType, `This request takes ${expected}.`);
  const bytes = await readBody(request, TEXT_MAX_BYTES + maxFileBytes);
  return form ? parseForm(bytes, contentType) : { fields: parseJsonObject(bytes), uploads: [] };
}

/** Serves an upload to anyone who knows its unguessable name, because an image element can't send a token. */
function serveUpload(request: IncomingMessage, response: ServerResponse, name: string, { files }: Services) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Failure(statuses.methodNotAllowed, 'Files are read-only.', { headers: { Allow: 'GET, HEAD' } });
  const file = files.open(name);
  if (!file) throw notFound('file');
  sendFile(response, file);
}
