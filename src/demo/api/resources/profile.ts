import { imageTypes } from '../../../contract/files.ts';
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts';
import { profileCalls } from '../../../contract/profile.ts';
import type { authUser } from '../../../contract/session.ts';
import type { WireOf } from '../../../contract/shape.ts';
import type { Row } from '../data/tables.ts';
import { noTables, resource } from '../resource.ts';
import type { Call, Services } from '../services.ts';
import { invalid } from '../wire/failure.ts';
import { newPassword, readFields, secret } from '../wire/fields.ts';
import { ok } from '../wire/responses.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';
import { personFields, requireFreeEmail } from './admins.ts';

export const profile = resource(profileCalls, noTables, {
  getProfile(call, services) {
    const admin = call.actor();
    return ok('Your profile.', { ...toAuthUser(admin, services), phone: admin.phone });
  },

  async updateProfile(call, services) {
    const { password, current_password, ...values } = readProfile(call);
    const hasImage = filesOf(call.uploads, 'image').length > 0;
    const image = hasImage && checkFile(singleFile(call.uploads, 'image'), imageTypes, IMAGE_MAX_BYTES);
    if (password !== '') await requirePassword(call.actor(), current_password, services);
    const password_hash = password === '' ? undefined : await services.passwords.hash(password);
    // After the last await, since the session may have ended by now.
    const admin = call.actor();
    requireFreeEmail(services, values.email, admin);
    Object.assign(admin, values, password_hash && { password_hash });
    if (password_hash) services.sessions.endAll(admin.admin_id, call.token);
    if (image) {
      const [{ name }] = services.files.put([image]);
      if (admin.image !== null) services.files.remove(admin.image);
      admin.image = name;
    }
    return ok('Profile saved.', toAuthUser(admin, services));
  },
});

export function toAuthUser(
  { admin_id, name, email, role, image }: Row<'admins'>,
  { urlOf }: Services,
): WireOf<typeof authUser> {
  return { user_id: admin_id, name, email, role, image_url: image === null ? null : urlOf(image) };
}

function readProfile(call: Call) {
  const fields = { ...personFields, password: newPassword(true), current_password: secret(true) };
  return readFields(call.fields, fields, { phone: call.actor().phone }, ({ password, current_password }, fail) => {
    if (password && current_password === '') fail('current_password', 'Enter your current password to set a new one.');
    if (password && password === current_password) fail('password', 'This is your current password. Choose a new one.');
  });
}

async function requirePassword(
  { email, password_hash }: Row<'admins'>,
  password: string,
  services: Services,
): Promise<void> {
  services.attempts.begin(email);
  if (!(await services.passwords.verify(password, password_hash))) {
    throw invalid({ current_password: ["This isn't your current password."] });
  }
  services.attempts.succeed(email);
}
