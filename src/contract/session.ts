import type { Endpoints } from './endpoint.ts';
import type { Shape, TypeOf } from './shape.ts';

/** The super-admin's role: uses `superPath` and may request paths below `/super-admin`. Source: specification §6. */
export const SUPER_ADMIN = 'SU';

/** The default role, a plain admin. Assumed: any role other than `SU` is a plain admin. */
export const PLAIN_ADMIN = 'ADMIN';

/** The person signed in, as stored under the local storage key `user`. Source: specification §6. */
export const authUser = {
  user_id: 'ownId',
  name: 'text',
  email: 'text',
  role: 'text',
  image_url: 'text?',
} as const satisfies Shape;

/** The response to a sign-in. `token` goes into the Authorization header as a Bearer token. */
const signedIn = { token: 'text', user: { shape: authUser } } as const satisfies Shape;

export interface AuthUser extends TypeOf<typeof authUser> {}
export interface SignedIn extends TypeOf<typeof signedIn> {}

/**
 * The endpoint for signing in. Assumed: the specification names none. 401 if email or password is wrong.
 * Source: `README.md` §1.
 */
export const sessionEndpoints = {
  signIn: { method: 'POST', path: '/admin/login', json: { email: 'text', password: 'text' }, row: signedIn },
} as const satisfies Endpoints;
