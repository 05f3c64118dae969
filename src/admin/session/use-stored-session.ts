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
  'You are signed in for this tab only, and until it is loaded anew: your browser keeps nothing for this site.';

/** Says so when the browser does not keep the session, and asks the server for the role that the stored user has now. */
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
      ({ phone: _, ...present }) => {
        if (present.role !== role) updateUser(present, token);
      },
      // Whatever the screens ask for next tells it.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, role, token, updateUser]);
}

/** One's own profile: of the stored role or, where the server refuses that, of the other. */
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
