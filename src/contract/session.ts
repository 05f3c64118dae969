import type { Endpoints } from './endpoint.ts';
import type { Shape, TypeOf } from './shape.ts';

/** The role of super-admins: uses `superPath`, and only it may use `/super-admin` paths. Source: specification §6. */
export const SUPER_ADMIN = 'SU';

/** The default role of a new admin. The specification leaves others open: any role but `SU` counts as this one. */
export const PLAIN_ADMIN = 'ADMIN';

/** The signed-in admin, as stored in local storage under the key `user`. Source: specification §6. */
export const authUser = {
  user_id: 'ownId',
  name: 'text',
  email: 'text',
  role: 'text',
  image_url: 'text?',
} as const satisfies Shape;

/** The response to a sign-in. Requests send `token` as a Bearer token in the `Authorization` header. */
const signedIn = { token: 'text', user: { shape: authUser } } as const satisfies Shape;

export interface AuthUser extends TypeOf<typeof authUser> {}
export interface SignedIn extends TypeOf<typeof signedIn> {}

/**
 * The endpoint for signing in, which the specification doesn't define. Errors: 401 if email or password is wrong.
 * Source: `README.md` §1.
 */
export const sessionEndpoints = {
  signIn: { method: 'POST', path: '/admin/login', json: { email: 'text', password: 'text' }, row: signedIn },
} as const satisfies Endpoints;
