import { useEffect } from 'react';
import type { Api } from '../../api/endpoint.ts';
import { getProfile } from '../../api/profile.ts';
import { statuses } from '../../contract/envelope.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../contract/session.ts';
import { ApiError } from '../../http/errors.ts';
import { readSession } from '../../state/session/session-storage.ts';
import { useSession, useSessionCommands } from '../../state/session/use-session.ts';
import { useToast } from '../../state/toasts/use-toast.ts';

const TAB_ONLY =
  "Your browser is blocking storage for this site, so you'll be signed out when you reload or close this tab.";

/** Warns if the browser doesn't persist the session, and updates the stored user if their role has changed. */
export function useStoredSession(api: Api): void {
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  const toast = useToast();
  const role = user?.role;
  useEffect(() => {
    if (token && !readSession()) toast(TAB_ONLY, { id: 'tab-only', duration: 15_000 });
  }, [token, toast]);
  useEffect(() => {
    if (!token || !role) return;
    const controller = new AbortController();
    readProfile(api, role, controller.signal).then(
      ({ phone: _, ...current }) => {
        if (current.role !== role) updateUser(current, token);
      },
      // The screens' own requests show the error.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, role, token, updateUser]);
}

/** Reads the admin's own profile with the stored role or, if forbidden, with the other. */
async function readProfile(api: Api, role: string, signal: AbortSignal) {
  const readAs = async (as: string) =>
    getProfile.read(await api.client.request(getProfile.call(undefined, as), signal));
  try {
    return await readAs(role);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === statuses.forbidden)) throw error;
    return readAs(role === SUPER_ADMIN ? PLAIN_ADMIN : SUPER_ADMIN);
  }
}
