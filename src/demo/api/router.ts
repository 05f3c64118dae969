import type { Endpoint, Endpoints } from '../../contract/endpoint.ts';
import { resources } from '../../contract/endpoints.ts';
import { statuses } from '../../contract/envelope.ts';
import { badRequest, Failure } from './failure.ts';
import { dashboard } from './handlers/dashboard.ts';
import { profile } from './handlers/profile.ts';
import { projectFiles } from './handlers/project-files.ts';
import type { Handler } from './services.ts';
import { tableHandler } from './table-server.ts';

export interface Route {
  /** The path in the contract, which may end in `/{id}`. */
  path: string;
  endpoint: Endpoint;
  handler: Handler;
}

/** The handlers of endpoints that do more than read, create, change or delete rows. */
const special: Partial<Record<string, Handler>> = { ...dashboard, ...profile, ...projectFiles };

const routes = Object.entries<Endpoints>(resources).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const handler = special[name] ?? tableHandler(resource, endpoint);
    const paths = [endpoint.path, ...(endpoint.superPath ? [endpoint.superPath] : [])];
    return paths.map((path): Route => ({ path, endpoint, handler }));
  }),
);

/** Finds the route for a method and a path. Errors: 404, 405 with `Allow`, 400 if the path's id can't be decoded. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  const segment = /[^/]+$/.exec(path)?.[0] ?? '';
  const pattern = `${path.slice(0, path.length - segment.length)}{id}`;
  const exact = routes.filter((route) => route.path === path);
  const found = exact.length > 0 || segment === '' ? exact : routes.filter((route) => route.path === pattern);
  if (found.length === 0) throw new Failure(statuses.notFound, 'The API has no endpoint at this path.');
  // HEAD requests use the handler of GET. Node omits the body.
  const route = found.find(({ endpoint }) => endpoint.method === (method === 'HEAD' ? 'GET' : method));
  if (route) return { route, id: exact.length > 0 ? '' : decodeSegment(segment) };
  const allowed = found.map(({ endpoint }) => endpoint.method).join(', ');
  throw new Failure(statuses.methodNotAllowed, `This request takes ${allowed}.`, { headers: { Allow: allowed } });
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest("The id in the path can't be read.");
  }
}
