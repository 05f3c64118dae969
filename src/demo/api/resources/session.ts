import { statuses } from '../../../contract/envelope.ts';
import { sessionEndpoints } from '../../../contract/session.ts';
import { resource } from '../resource.ts';
import { Failure } from '../wire/failure.ts';
import { ok } from '../wire/responses.ts';
import { readValues } from '../wire/values.ts';
import { toAuthUser } from './profile.ts';

export const session = resource(sessionEndpoints, {
  signIn(request, services) {
    const { email, password } = readValues(sessionEndpoints.signIn.json, request.fields);
    services.attempts.begin(email);
    const admin = services.tables.admins.find((row) => row.email === email);
    // Hashes the password even if the email is unknown, so that the response time doesn't reveal which emails exist.
    const isRight = services.passwords.verify(password, admin?.password_hash ?? '');
    if (!admin || !isRight) throw new Failure(statuses.unauthorized, 'Incorrect email or password.');
    services.attempts.succeed(email);
    if (admin.status !== 'active') throw new Failure(statuses.forbidden, 'This account is inactive.');
    return ok('Signed in.', { token: services.sessions.start(admin), user: toAuthUser(admin, services) });
  },
});
