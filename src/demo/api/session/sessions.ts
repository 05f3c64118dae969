/** The sessions of signed-in admins, in memory: a restart ends them. */
import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '../../../contract/envelope.ts';
import type { Row, Tables } from '../data/tables.ts';

const IDLE_MS = 12 * 60 * 60 * 1000;
const MAX_SESSIONS = 2000;

interface Session {
  adminId: Id;
  usedAt: number;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Creates a store of sessions. It looks up tokens by their digests, so that the time of a look-up reveals nothing about
 * a token.
 */
export function createSessions(tables: Tables, now: () => number) {
  const sessions = new Map<string, Session>();

  return {
    start({ admin_id: adminId }: Row<'admins'>): string {
      const oldest = sessions.size >= MAX_SESSIONS ? sessions.keys().next().value : undefined;
      if (oldest !== undefined) sessions.delete(oldest);
      const token = randomBytes(32).toString('base64url');
      sessions.set(digest(token), { adminId, usedAt: now() });
      return token;
    },
    /** Returns the admin of a token; `undefined` if the session has ended or the admin was deleted. */
    adminOf(token: string): Row<'admins'> | undefined {
      const key = digest(token);
      const session = sessions.get(key);
      if (!session) return undefined;
      const admin = tables.admins.find(({ admin_id }) => admin_id === session.adminId);
      const isAlive = now() - session.usedAt < IDLE_MS;
      sessions.delete(key);
      if (!admin || !isAlive) return undefined;
      // Moves the session to the end, so that the first entry is the least recently used.
      sessions.set(key, { ...session, usedAt: now() });
      return admin;
    },
    /** Ends an admin's sessions, except the one with `exceptToken`, for example after a password change. */
    endAll(adminId: Id, exceptToken?: string): void {
      const exempt = exceptToken === undefined ? undefined : digest(exceptToken);
      for (const [key, session] of sessions) if (session.adminId === adminId && key !== exempt) sessions.delete(key);
    },
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
