/** The super-admin's role: uses `superPath` and may call what lies below `/super-admin`. Source: specification §6. */
export const SUPER_ADMIN = 'SU';

/** The role of a plain admin where none is named. Assumed: any role other than `SU` is a plain admin. */
export const PLAIN_ADMIN = 'ADMIN';
