/** The sessions of signed-in admins, in memory: a restart ends them. */
import { randomBytes } from 'node:crypto';
import type { Id } from '../../../contract/envelope.ts';
import { findRow, type Row, type Tables } from '../data/tables.ts';

const IDLE_MS = 12 * 60 * 60 * 1000;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(tables: Tables, now: () => number) {
  const sessions = new Map<string, { adminId: Id; usedAt: number }>();

  return {
    start({ admin_id: adminId }: Row<'admins'>): string {
      for (const [old, { usedAt }] of sessions) if (now() - usedAt >= IDLE_MS) sessions.delete(old);
      const token = randomBytes(32).toString('base64url');
      sessions.set(token, { adminId, usedAt: now() });
      return token;
    },
    /** Returns the admin of a token; `undefined` if the session has ended or the admin was deleted. */
    adminOf(token: string): Row<'admins'> | undefined {
      const session = sessions.get(token);
      if (!session || now() - session.usedAt >= IDLE_MS) return void sessions.delete(token);
      session.usedAt = now();
      return findRow(tables.admins, 'admin_id', session.adminId);
    },
    /** Ends an admin's sessions, except the one with `exceptToken`, for example after a password change. */
    endAll(adminId: Id, exceptToken?: string): void {
      for (const [token, session] of sessions)
        if (session.adminId === adminId && token !== exceptToken) sessions.delete(token);
    },
  };
}
