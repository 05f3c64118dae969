import { adminEndpoints, type admin as adminShape } from '../../../contract/admins.ts';
import { PLAIN_ADMIN } from '../../../contract/session.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { created, givenRow, type Row, removeRow, requireRow } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { conflict } from '../wire/failure.ts';
import { newestFirst, ok } from '../wire/responses.ts';
import { type Fail, passwordFault, readValues } from '../wire/values.ts';

type AdminRow = Row<'admins'>;

export const admins = resource(adminEndpoints, {
  getAdmins(_call, { tables }) {
    return ok('All admins.', newestFirst(tables.admins).map(toAdmin));
  },

  createAdmin(request, services) {
    const { password, role, ...person } = readValues(
      adminEndpoints.createAdmin.json,
      request.fields,
      {},
      (values, fail) => checkPerson(values, fail, services),
    );
    const password_hash = services.passwords.hash(password);
    const columns = { ...person, role: role ?? PLAIN_ADMIN, status: 'active', image: null, password_hash };
    const admin: AdminRow = created(services, 'admin_id', columns);
    services.tables.admins.push(admin);
    return ok('Admin created.', toAdmin(admin));
  },

  updateAdmin(request, services) {
    const { tables, sessions, passwords } = services;
    const row = givenRow(tables.admins, 'admin_id', request.fields);
    const values = readValues(adminEndpoints.updateAdmin.json, request.fields, row, (found, fail) => {
      checkPerson(found, fail, services, row);
      if (row && found.password && passwords.verify(found.password, row.password_hash))
        fail('password', "This is the admin's current password. Choose a new one.");
    });
    const admin = requireRow(tables.admins, 'admin_id', values.admin_id);
    const { admin_id: _own, password, status, ...person } = values;
    if (status === 'inactive') requireOther(admin, request.actor(), 'deactivate');
    Object.assign(admin, person, status && { status }, password && { password_hash: passwords.hash(password) });
    if (status === 'inactive') sessions.endAll(admin.admin_id);
    else if (password) sessions.endAll(admin.admin_id, request.token);
    return ok('Admin saved.', toAdmin(admin));
  },

  deleteAdmin(request, { tables, sessions, files }) {
    const { admin_id } = readValues(adminEndpoints.deleteAdmin.json, request.fields);
    const admin = requireRow(tables.admins, 'admin_id', admin_id);
    requireOther(admin, request.actor(), 'delete');
    removeRow(tables.admins, admin);
    sessions.endAll(admin.admin_id);
    if (admin.image !== null) files.remove(admin.image);
    return ok('Admin deleted.', null);
  },
});

/** Reports an email that an admin other than `own` has, and a weak new password. */
export function checkPerson(
  { email, password }: { email?: string; password?: string | null },
  fail: Fail,
  { tables }: Services,
  own?: AdminRow,
): void {
  if (tables.admins.some((row) => row.email === email && row !== own))
    fail('email', 'An admin with this email already exists.');
  const fault = password && passwordFault(password);
  if (fault) fail('password', fault);
}

/** Throws if `actor` would change their own account, so that an active super-admin always remains. */
function requireOther(admin: AdminRow, actor: AdminRow, verb: 'deactivate' | 'delete'): void {
  if (admin === actor) throw conflict(`You can't ${verb} your own account.`);
}

function toAdmin({ password_hash: _secret, image: _inProfile, ...admin }: AdminRow): WireOf<typeof adminShape> {
  return admin;
}
