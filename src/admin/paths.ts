import type { Id } from '../contract/envelope.ts';

/** Stands for the id of a row that is about to be made. */
export const NEW = 'new';

/** Every place of the console below its base: the one list of its addresses. `:id` stands for one segment. */
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

export type PlaceName = keyof typeof patterns;

/** The places of rows. */
export type RowPlaceName = {
  [Name in PlaceName]: (typeof patterns)[Name] extends `${string}:id` ? Name : never;
}[PlaceName];

declare const isPath: unique symbol;

/** An address below the console's base. Only `pathTo` makes one: an address that is spelled by hand does not compile. */
export type Path = string & { readonly [isPath]: true };

/** The address of a row's place, or of another one with what it is asked for: `pathTo('users', { search: 'ada' })`. */
export function pathTo(name: RowPlaceName, id: Id): Path;
export function pathTo(name: Exclude<PlaceName, RowPlaceName>, query?: Readonly<Record<string, string>>): Path;
export function pathTo(name: PlaceName, about: Id | Readonly<Record<string, string>> = {}): Path {
  const path =
    typeof about === 'object'
      ? `${patterns[name]}?${new URLSearchParams(about)}`.replace(/\?$/, '')
      : patterns[name].replace(':id', () => encodeURIComponent(about));
  return path as Path;
}

export interface Place {
  readonly name: PlaceName;
  /** The value of `:id`, decoded, or `NEW`; `''` where there is none. */
  readonly id: string;
}

/** The place of a path below the console's base, the first that fits; `undefined` for a path of none, or an id that can't be decoded. */
export function placeOf(path: string): Place | undefined {
  for (const name of Object.keys(patterns) as PlaceName[]) {
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

/** The sign-in page, outside of every role's base. Source: specification §2. */
export const SIGN_IN = '/sign-in';
