/** Finds the call for a method and a path. */
import type { Call } from '../../contract/call.ts';
import { type Ok, type Page, statuses } from '../../contract/envelope.ts';
import { sessionCalls } from '../../contract/session.ts';
import type { Handler, Resource } from './resource.ts';
import { resources } from './resources.ts';
import { badRequest, Failure } from './wire/failure.ts';

export interface Route {
  body: 'none' | 'json' | 'form';
  maxBodyBytes: number;
  isPublic: boolean;
  isForSuperAdmins: boolean;
  handler: Handler<Ok<unknown> | Page<unknown>>;
}

const ID = '/{id}';
const JSON_MAX_BYTES = 64 * 1024;
/** The maximum size of a form's text fields. */
const FORM_TEXT_BYTES = 64 * 1024;

const routes = makeRoutes();

/** Finds the route. Errors: 404, 405 with `Allow`, 400 if the path's id can't be decoded. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  const cut = path.lastIndexOf('/');
  const exact = routes.get(path);
  const segment = path.slice(cut + 1);
  const byMethod = exact ?? (segment === '' ? undefined : routes.get(path.slice(0, cut) + ID));
  if (!byMethod) throw new Failure(statuses.notFound, "This request isn't part of the API.");
  // A HEAD is handled as a GET; node leaves out the body.
  const route = byMethod.get(method === 'HEAD' ? 'GET' : method);
  if (!route) {
    const allowed = [...byMethod.keys()].join(', ');
    throw new Failure(statuses.methodNotAllowed, `This request takes ${allowed}.`, { headers: { Allow: allowed } });
  }
  return { route, id: exact ? '' : decodeSegment(segment) };
}

function makeRoutes(): ReadonlyMap<string, ReadonlyMap<string, Route>> {
  const table = new Map<string, Map<string, Route>>();
  for (const { calls, handlers } of resources as readonly Resource[]) {
    for (const [name, call] of Object.entries(calls)) {
      for (const path of [call.path, call.superPath]) {
        const handler = handlers[name];
        if (path === undefined || !handler) continue;
        const byMethod = table.get(path) ?? new Map<string, Route>();
        byMethod.set(call.method, { ...toRoute(call, path), handler });
        table.set(path, byMethod);
      }
    }
  }
  return table;
}

function toRoute({ json, form, maxFileBytes = 0 }: Call, path: string): Omit<Route, 'handler'> {
  return {
    body: json ? 'json' : form ? 'form' : 'none',
    maxBodyBytes: form ? FORM_TEXT_BYTES + maxFileBytes : JSON_MAX_BYTES,
    isPublic: path === sessionCalls.signIn.path,
    isForSuperAdmins: path.startsWith('/super-admin/'),
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest("The id in the path can't be read.");
  }
}
