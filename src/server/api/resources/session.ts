import { statuses } from '../../../contract/envelope.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { noTables, resource } from '../resource.ts';
import { ok } from '../wire/answers.ts';
import { Failure } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';
import { toAuthUser } from './profile.ts';

export const session = resource(sessionCalls, noTables, {
  async signIn(call, services) {
    const read = new FieldReader(call.fields);
    const email = read.text('email', maxLengths.email);
    const password = read.secret('password', 1);
    read.check();
    services.attempts.begin(email);
    const admin = services.tables.admins.find((row) => row.email === email.toLowerCase());
    // Hashed also for an unknown address, so that the time of an answer does not tell which addresses exist.
    const isRight = await services.passwords.verify(password, admin?.password_hash ?? '');
    if (!admin || !isRight) throw new Failure(statuses.unauthorized, 'Email or password is wrong.');
    services.attempts.succeed(email);
    if (admin.status !== 'active') throw new Failure(statuses.forbidden, 'This account is deactivated.');
    return ok('Signed in.', { token: services.sessions.start(admin), user: toAuthUser(admin, services) });
  },
});
