import { type Admin, adminCalls, admin as adminShape } from '../../../contract/admins.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../../contract/session.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { created, type Row, readUpdate, removeRow, requireRow, rowOf } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { conflict, invalid } from '../wire/failure.ts';
import { email, newPassword, oneOf, phone, readFields, required, text } from '../wire/fields.ts';
import { newestFirst, ok, present } from '../wire/responses.ts';

const adminRow = {
  ...adminShape,
  phone: 'text|null',
  image: 'text|null',
  password_hash: 'text',
  created_at: 'moment',
} as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    admins: WireOf<typeof adminRow>[];
  }
}

/** The fields of admins that super-admins and the admins themselves may change. */
export const personFields = { name: required(text(maxLengths.name)), email, phone };

export const admins = resource(
  adminCalls,
  { admins: adminRow },
  {
    getAdmins(_call, { tables }) {
      return ok('All admins.', newestFirst(tables.admins).map(toAdmin));
    },

    async createAdmin(call, services) {
      const { role, password, ...person } = readFields(call.fields, {
        ...personFields,
        role: oneOf([SUPER_ADMIN, PLAIN_ADMIN], PLAIN_ADMIN),
        password: newPassword(),
      });
      const password_hash = await services.passwords.hash(password);
      // After the last await, since the session may have ended and the address may be taken by now.
      call.actor();
      requireFreeEmail(services, person.email);
      const values = { ...person, role, status: 'active' as const, image: null, password_hash };
      const admin = created(services, 'admin_id', values);
      services.tables.admins.push(admin);
      return ok('Admin created.', toAdmin(admin));
    },

    async updateAdmin(call, services) {
      const { tables, sessions, passwords } = services;
      const fields = { ...personFields, status: oneOf(['active', 'inactive']), password: newPassword(true) };
      const keeps = ({ phone, status }: AdminRow) => ({ phone, status });
      const update = readUpdate(call.fields, tables.admins, 'admin_id', fields, undefined, keeps);
      const { password, ...values } = update.values;
      if (password !== '' && (await passwords.verify(password, update.row.password_hash)))
        throw invalid({ password: ["This is the admin's current password. Choose a new one."] });
      const password_hash = password === '' ? undefined : await passwords.hash(password);
      const actor = call.actor();
      const admin = requireRow(tables.admins, 'admin_id', update.row.admin_id);
      requireFreeEmail(services, values.email, admin);
      if (values.status === 'inactive') requireOther(admin, actor, 'deactivate');
      Object.assign(admin, values, password_hash && { password_hash });
      if (values.status === 'inactive') sessions.endAll(admin.admin_id);
      else if (password_hash) sessions.endAll(admin.admin_id, call.token);
      return ok('Admin saved.', toAdmin(admin));
    },

    deleteAdmin(call, services) {
      const { tables, sessions, files } = services;
      const admin = rowOf(call.fields, tables.admins, 'admin_id');
      requireOther(admin, call.actor(), 'delete');
      removeRow(tables.admins, admin);
      sessions.endAll(admin.admin_id);
      if (admin.image !== null) files.remove(admin.image);
      return ok('Admin deleted.', null);
    },
  },
);

type AdminRow = Row<'admins'>;

/** Checks that an email is unused. Errors: 422 on `email` if an admin other than `owner` has it. */
export function requireFreeEmail({ tables }: Services, email: string, owner?: AdminRow): void {
  if (tables.admins.some((row) => row.email === email && row !== owner)) {
    throw invalid({ email: ['An admin with this email already exists.'] });
  }
}

/** Protects the caller's own account, so that an active super-admin always remains. */
function requireOther(admin: AdminRow, actor: AdminRow, verb: 'deactivate' | 'delete'): void {
  if (admin === actor) throw conflict(`You can't ${verb} your own account.`);
}

function toAdmin({ admin_id, name, email, phone, role, status, created_at }: AdminRow): Admin {
  return { admin_id, name, email, ...present({ phone }), role, status, created_at };
}
