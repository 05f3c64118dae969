import { imageTypes } from '../../../contract/files.ts';
import { IMAGE_MAX_BYTES, maxLengths, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { profileCalls } from '../../../contract/profile.ts';
import type { authUser } from '../../../contract/session.ts';
import type { WireOf } from '../../../contract/shape.ts';
import type { Row } from '../data/tables.ts';
import { noTables, resource } from '../resource.ts';
import type { Call, Services } from '../services.ts';
import { ok } from '../wire/answers.ts';
import { invalid } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';
import { requireFreeEmail } from './admins.ts';

export const profile = resource(profileCalls, noTables, {
  getProfile(call, services) {
    const admin = call.actor();
    return ok('Your profile.', { ...toAuthUser(admin, services), phone: admin.phone });
  },

  async updateProfile(call, services) {
    const { name, email, phone, password, currentPassword } = readProfile(call);
    const hasImage = filesOf(call.uploads, 'image').length > 0;
    const image = hasImage ? checkFile(singleFile(call.uploads, 'image'), imageTypes, IMAGE_MAX_BYTES) : undefined;
    requireFreeEmail(services, email, call.actor());
    if (password !== '') await requirePassword(call.actor(), currentPassword, services);
    const passwordHash = password === '' ? undefined : await services.passwords.hash(password);
    const stored = image && (await services.files.put({ ...image, downloadName: null }));

    // Time has passed: the session may have ended, the address may have been taken.
    let admin: Row<'admins'>;
    try {
      admin = call.actor();
      requireFreeEmail(services, email, admin);
    } catch (error) {
      if (stored) services.files.remove(stored.name);
      throw error;
    }
    const replaced = stored ? admin.image : null;
    Object.assign(admin, { name, email, phone, image: stored?.name ?? admin.image });
    if (passwordHash !== undefined) {
      admin.password_hash = passwordHash;
      services.sessions.endAll(admin.admin_id, call.token);
    }
    const user = toAuthUser(admin, services);
    if (replaced !== null) services.files.remove(replaced);
    return ok('Profile saved.', user);
  },
});

export function toAuthUser(
  { admin_id, name, email, role, image }: Row<'admins'>,
  { urlOf }: Services,
): WireOf<typeof authUser> {
  return { user_id: admin_id, name, email, role, image_url: image === null ? null : urlOf(image) };
}

function readProfile(call: Call) {
  const { phone } = call.actor();
  const read = new FieldReader(call.fields);
  const values = {
    name: read.text('name', maxLengths.name),
    email: read.email('email'),
    phone: read.phone('phone', phone),
    password: read.secret('password', PASSWORD_MIN_LENGTH, ''),
    currentPassword: read.secret('current_password', 1, ''),
  };
  if (values.password !== '' && values.currentPassword === '') {
    read.fail('current_password', 'Enter your current password to set a new one.');
  }
  read.check();
  return values;
}

async function requirePassword(
  { email, password_hash }: Row<'admins'>,
  password: string,
  services: Services,
): Promise<void> {
  services.attempts.begin(email);
  if (!(await services.passwords.verify(password, password_hash))) {
    throw invalid({ current_password: ['This is not your current password.'] });
  }
  services.attempts.succeed(email);
}
