/** Finds the call that a method and a path name. */
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { statuses } from '../../contract/errors.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '../../contract/limits.ts';
import type { Handlers } from './handlers.ts';
import { adminHandlers } from './resources/admins.ts';
import { bankAccountHandlers } from './resources/bank-accounts.ts';
import { categoryHandlers } from './resources/categories.ts';
import { dashboardHandlers } from './resources/dashboard.ts';
import { investmentHandlers } from './resources/investments.ts';
import { notificationHandlers } from './resources/notifications.ts';
import { profileHandlers } from './resources/profile.ts';
import { projectFileHandlers } from './resources/project-files.ts';
import { projectHandlers } from './resources/projects.ts';
import { signInHandlers } from './resources/sign-in.ts';
import { userHandlers } from './resources/users.ts';
import { badRequest, Failure } from './wire/failure.ts';

/** A missing row does not compile. */
const handlers: Handlers = {
  ...adminHandlers,
  ...bankAccountHandlers,
  ...categoryHandlers,
  ...dashboardHandlers,
  ...investmentHandlers,
  ...notificationHandlers,
  ...profileHandlers,
  ...projectFileHandlers,
  ...projectHandlers,
  ...signInHandlers,
  ...userHandlers,
};

export interface Route {
  name: EndpointName;
  body: Endpoint['body'];
  maxBodyBytes: number;
  isPublic: boolean;
  /** Whether a success may have changed what is kept. */
  isWrite: boolean;
  isForSuperAdmins: boolean;
  handler: Handlers[EndpointName];
}

const ID = '/{id}';
const JSON_MAX_BYTES = 64 * 1024;
/** What a form holds besides its files. */
const FORM_TEXT_BYTES = 64 * 1024;
/** Images come one a request from the console; five of full size are accepted. */
const IMAGES_A_REQUEST = 5;

const formMaxBytes: Partial<Record<EndpointName, number>> = {
  addProjectImages: IMAGES_A_REQUEST * IMAGE_MAX_BYTES,
  addProjectDocument: DOCUMENT_MAX_BYTES,
  updateProfile: IMAGE_MAX_BYTES,
};

const routes = makeRoutes();

/** Errors: 404, 405 with `Allow`, 400 if the path's id can't be decoded. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  const cut = path.lastIndexOf('/');
  const exact = routes.get(path);
  const segment = path.slice(cut + 1);
  const byMethod = exact ?? (segment === '' ? undefined : routes.get(path.slice(0, cut) + ID));
  if (!byMethod) throw new Failure(statuses.notFound, 'There is no such call.');
  // An answer to HEAD is that to GET without its body, which node leaves out.
  const route = byMethod.get(method === 'HEAD' ? 'GET' : method);
  if (!route) {
    const allowed = [...byMethod.keys()].join(', ');
    throw new Failure(statuses.methodNotAllowed, `This call takes ${allowed}.`, { headers: { Allow: allowed } });
  }
  return { route, id: exact ? '' : decodeSegment(segment) };
}

function makeRoutes(): ReadonlyMap<string, ReadonlyMap<string, Route>> {
  const table = new Map<string, Map<string, Route>>();
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const name = key as EndpointName;
    for (const path of [endpoint.path, endpoint.superPath]) {
      if (path === undefined) continue;
      const byMethod = table.get(path) ?? new Map<string, Route>();
      byMethod.set(endpoint.method, toRoute(name, endpoint, path));
      table.set(path, byMethod);
    }
  }
  return table;
}

function toRoute(name: EndpointName, { method, body }: Endpoint, path: string): Route {
  return {
    name,
    body,
    maxBodyBytes: body === 'form' ? FORM_TEXT_BYTES + (formMaxBytes[name] ?? 0) : JSON_MAX_BYTES,
    isWrite: method !== 'GET' && name !== 'signIn' && name !== 'getUserDetails',
    isPublic: name === 'signIn',
    isForSuperAdmins: path.startsWith('/super-admin/'),
    handler: handlers[name],
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest('The id in the path is not readable.');
  }
}
