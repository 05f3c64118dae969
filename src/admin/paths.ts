import type { Id } from '../contract/envelope.ts';

/** The `:id` in the path of the form for a new row. */
export const NEW = 'new';

/** The paths of all routes, below the console's base. `:id` matches one segment. */
export const patterns = {
  dashboard: '/',
  users: '/users',
  user: '/users/:id',
  categories: '/categories',
  category: '/categories/:id',
  projects: '/projects',
  project: '/projects/:id',
  investments: '/investments',
  review: '/investments/review',
  notifications: '/notifications',
  notification: '/notifications/:id',
  bankAccounts: '/bank-accounts',
  bankAccount: '/bank-accounts/:id',
  admins: '/admins',
  admin: '/admins/:id',
  profile: '/profile',
} as const;

export type RouteName = keyof typeof patterns;

export type RowRouteName = {
  [Name in RouteName]: (typeof patterns)[Name] extends `${string}:id` ? Name : never;
}[RouteName];

declare const isPath: unique symbol;

/** A path for the console's links, usually from `pathTo`. The compiler rejects a plain string. */
export type Path = string & { readonly [isPath]: true };

/** Builds the path of a row's screen, or of another screen with an optional query: `pathTo('users', { page: '2' })`. */
export function pathTo(name: RowRouteName, id: Id): Path;
export function pathTo(name: Exclude<RouteName, RowRouteName>, query?: Readonly<Record<string, string>>): Path;
export function pathTo(name: RouteName, about: Id | Readonly<Record<string, string>> = {}): Path {
  const path =
    typeof about === 'object'
      ? `${patterns[name]}?${new URLSearchParams(about)}`.replace(/\?$/, '')
      : patterns[name].replace(':id', () => encodeURIComponent(about));
  return path as Path;
}

export interface RouteMatch {
  readonly name: RouteName;
  /** The value of `:id`, decoded, or `NEW`; `''` if there is none. */
  readonly id: string;
}

/** Matches a path below the console's base to a route; `undefined` if none fits or the id can't be decoded. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const name of Object.keys(patterns) as RouteName[]) {
    const found = new RegExp(`^${patterns[name].replace(':id', '([^/]+)').replace(/\/$/, '')}/?$`, 'i').exec(path);
    if (!found) continue;
    try {
      return { name, id: decodeURIComponent(found[1] ?? '') };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The path of the sign-in page, which is not below the console's base. Source: specification §2. */
export const SIGN_IN = '/sign-in';
