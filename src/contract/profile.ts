import type { Endpoints } from './endpoint.ts';
import { IMAGE_MAX_BYTES } from './limits.ts';
import { authUser } from './session.ts';
import type { Shape, TypeOf } from './shape.ts';

const profile = { ...authUser, phone: 'text?' } as const satisfies Shape;

/** A new password may end the session. Then `token` is the new one. */
const savedProfile = { ...authUser, token: 'text?' } as const satisfies Shape;

export interface Profile extends TypeOf<typeof profile> {}

/**
 * The endpoints for the signed-in admin's profile. A new `password` is accepted only with the `current_password`.
 * Source: specification §7.
 */
export const profileEndpoints = {
  getProfile: { method: 'GET', path: '/admin/profile', superPath: '/super-admin/profile', row: profile },
  updateProfile: {
    method: 'POST',
    path: '/admin/profile/update',
    superPath: '/super-admin/profile/update',
    form: { name: 'text', email: 'text', phone: 'text', image: 'file?', current_password: 'text?', password: 'text?' },
    isPartial: true,
    maxFileBytes: IMAGE_MAX_BYTES,
    row: savedProfile,
  },
} as const satisfies Endpoints;
