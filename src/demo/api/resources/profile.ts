import { imageTypes } from '../../../contract/files.ts';
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts';
import { profileEndpoints } from '../../../contract/profile.ts';
import type { authUser } from '../../../contract/session.ts';
import type { WireOf } from '../../../contract/shape.ts';
import type { Row } from '../data/tables.ts';
import { type DemoRequest, resource, type Services } from '../resource.ts';
import { invalid } from '../wire/failure.ts';
import { ok } from '../wire/responses.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';
import { readValues } from '../wire/values.ts';
import { checkPerson } from './admins.ts';

export const profile = resource(profileEndpoints, {
  getProfile(request, services) {
    const admin = request.actor();
    return ok('Your profile.', { ...toAuthUser(admin, services), phone: admin.phone });
  },

  updateProfile(request, services) {
    const { files, sessions, passwords } = services;
    const admin = request.actor();
    const { password, current_password, ...person } = readProfile(request, admin, services);
    const hasImage = filesOf(request.uploads, 'image').length > 0;
    const image = hasImage && checkFile(singleFile(request.uploads, 'image'), imageTypes, IMAGE_MAX_BYTES);
    if (password) requirePassword(admin, current_password ?? '', services);
    // All checks come before the first change, so a failed request changes nothing.
    const [stored] = image ? files.put([image]) : [];
    if (stored && admin.image !== null) files.remove(admin.image);
    if (password) sessions.endAll(admin.admin_id, request.token);
    const changed = { ...person, ...(password && { password_hash: passwords.hash(password) }) };
    Object.assign(admin, changed, stored && { image: stored.name });
    return ok('Profile saved.', toAuthUser(admin, services));
  },
});

export function toAuthUser(
  { admin_id, name, email, role, image }: Row<'admins'>,
  { urlOf }: Services,
): WireOf<typeof authUser> {
  return { user_id: admin_id, name, email, role, image_url: image === null ? null : urlOf(image) };
}

function readProfile({ fields }: DemoRequest, admin: Row<'admins'>, services: Services) {
  return readValues(profileEndpoints.updateProfile.form, fields, admin, (values, fail) => {
    const { password, current_password } = values;
    if (password && !current_password) fail('current_password', 'Enter your current password to set a new one.');
    if (password && password === current_password) fail('password', 'This is your current password. Choose a new one.');
    checkPerson(values, fail, services, admin);
  });
}

/** Checks an admin's current password. Errors: 422 if the password is wrong, 429 after too many attempts. */
function requirePassword({ email, password_hash }: Row<'admins'>, password: string, services: Services): void {
  services.attempts.begin(email);
  if (!services.passwords.verify(password, password_hash))
    throw invalid({ current_password: ["This isn't your current password."] });
  services.attempts.succeed(email);
}
