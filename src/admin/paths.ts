import type { Parser } from 'wouter';
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

export const routeNames = Object.keys(patterns) as RouteName[];

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

/**
 * Parses a route's pattern for wouter (`<Router parser>`). `:id` matches one segment, and is decoded. Case and slashes at
 * the end don't count. An id that can't be decoded matches no route.
 */
export const parseRoute: Parser = (pattern) => {
  const parts = segmentsOf(pattern);
  const exec = (path: string) => {
    const segments = segmentsOf(path);
    const id = decode(segments[parts.indexOf(':id')] ?? '');
    const fits = (part: string, index: number) => (part === ':id' ? id : part === segments[index]?.toLowerCase());
    const isMatch = pattern === '*' || (segments.length === parts.length && parts.every(fits));
    return isMatch ? ([path, id] as unknown as RegExpExecArray) : null;
  };
  return { pattern: { exec }, keys: ['id'] };
};

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Decodes a segment; `''` if that isn't possible. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The path of the sign-in page, which is not below the console's base. Source: specification §2. */
export const SIGN_IN = '/sign-in';
