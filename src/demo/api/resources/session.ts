import { statuses } from '../../../contract/envelope.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { noTables, resource } from '../resource.ts';
import { Failure } from '../wire/failure.ts';
import { readFields, required, secret, text } from '../wire/fields.ts';
import { ok } from '../wire/responses.ts';
import { toAuthUser } from './profile.ts';

export const session = resource(sessionCalls, noTables, {
  async signIn(call, services) {
    const { email, password } = readFields(call.fields, {
      email: required(text(maxLengths.email)),
      password: secret(),
    });
    services.attempts.begin(email);
    const admin = services.tables.admins.find((row) => row.email === email.toLowerCase());
    // Also hashed for an unknown address, so that the response time doesn't reveal which addresses exist.
    const isRight = await services.passwords.verify(password, admin?.password_hash ?? '');
    if (!admin || !isRight) throw new Failure(statuses.unauthorized, 'Incorrect email or password.');
    services.attempts.succeed(email);
    if (admin.status !== 'active') throw new Failure(statuses.forbidden, 'This account is inactive.');
    return ok('Signed in.', { token: services.sessions.start(admin), user: toAuthUser(admin, services) });
  },
});
