/** The sessions of signed-in admins. They live in memory: a restart ends them. */
import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '../../../contract/envelope.ts';
import type { Row, Tables } from '../data/tables.ts';

/** A session that is not used for this long has ended. */
const IDLE_MS = 12 * 60 * 60 * 1000;
const MAX_SESSIONS = 2000;

interface Session {
  adminId: Id;
  usedAt: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Tokens are random and kept only as their digest: what is compared is never the secret itself, so the time that a
 * look-up takes says nothing about it.
 */
export function createSessions(tables: Tables, now: () => number) {
  const sessions = new Map<string, Session>();

  return {
    /** A new session's token. */
    start({ admin_id: adminId }: Row<'admins'>): string {
      const oldest = sessions.size >= MAX_SESSIONS ? sessions.keys().next().value : undefined;
      if (oldest !== undefined) sessions.delete(oldest);
      const token = randomBytes(32).toString('base64url');
      sessions.set(digest(token), { adminId, usedAt: now() });
      return token;
    },
    /** The admin of a token; `undefined` once the session has ended or its admin is gone. */
    adminOf(token: string): Row<'admins'> | undefined {
      const key = digest(token);
      const session = sessions.get(key);
      if (!session) return undefined;
      const admin = tables.admins.find(({ admin_id }) => admin_id === session.adminId);
      const isAlive = now() - session.usedAt < IDLE_MS;
      sessions.delete(key);
      if (!admin || !isAlive) return undefined;
      // Put back at the end: the first entry is always the one unused for longest.
      sessions.set(key, { ...session, usedAt: now() });
      return admin;
    },
    /** Ends an admin's sessions but the one named. Due when an admin is deactivated or gets a new password. */
    endAll(adminId: Id, exceptToken?: string): void {
      const kept = exceptToken === undefined ? undefined : digest(exceptToken);
      for (const [key, session] of sessions) if (session.adminId === adminId && key !== kept) sessions.delete(key);
    },
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
