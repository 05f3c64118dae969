/** The handlers for signing in and for the signed-in admin's profile. */
import { statuses } from '../../../contract/envelope.ts';
import { imageTypes } from '../../../contract/files.ts';
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts';
import { profileEndpoints } from '../../../contract/profile.ts';
import { authUser, sessionEndpoints } from '../../../contract/session.ts';
import { Failure } from '../failure.ts';
import type { HandlersOf } from '../services.ts';
import { store, toWire, validate } from '../table-server.ts';
import { ok } from '../wire/responses.ts';
import { checkFile, filesOf, singleFile } from '../wire/uploads.ts';
import { readValues } from '../wire/values.ts';

const { getProfile, updateProfile } = profileEndpoints;

export const profile: HandlersOf<typeof profileEndpoints & typeof sessionEndpoints> = {
  signIn(request, services) {
    const { email, password } = readValues(sessionEndpoints.signIn.json, request.fields);
    const admin = services.tables.admins.find((row) => row.email === email);
    // Hashes the password even if the email is unknown, so that the response time doesn't reveal which emails exist.
    const verify = () => services.passwords.verify(password, admin?.password_hash ?? '');
    const isRight = services.limitAttempts(email, verify);
    if (!admin || !isRight) throw new Failure(statuses.unauthorized, 'Incorrect email or password.');
    if (admin.status !== 'active') throw new Failure(statuses.forbidden, 'This account is inactive.');
    return ok('Signed in.', {
      token: services.sessions.start(admin),
      user: toWire('admins', authUser, admin, services),
    });
  },

  getProfile(request, services) {
    return ok('Found.', toWire('admins', getProfile.row, request.actor(), services));
  },

  updateProfile(request, services) {
    const { files } = services;
    const row = request.actor();
    const write = { request, services, row };
    const values = validate('admins', updateProfile, write);
    const hasImage = filesOf(request.uploads, 'image').length > 0;
    const image = hasImage && checkFile(singleFile(request.uploads, 'image'), imageTypes, IMAGE_MAX_BYTES);
    // All checks come before the first change, so a failed request changes nothing.
    const [stored] = image ? files.put([image]) : [];
    if (stored && row.image !== null) files.remove(row.image);
    if (stored) row.image = stored.name;
    return ok('Saved.', toWire('admins', authUser, store('admins', values, write), services));
  },
};
