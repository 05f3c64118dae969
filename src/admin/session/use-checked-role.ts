import { useEffect } from 'react';
import type { Api } from '../../api/endpoint.ts';
import { getProfile } from '../../api/profile.ts';
import { statuses } from '../../contract/envelope.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../contract/session.ts';
import { ApiError } from '../../http/errors.ts';
import { useSession, useSessionCommands } from '../../state/session/use-session.ts';

/** Checks the stored role against the profile, which is read with the other role if that one is forbidden. */
export function useCheckedRole({ client }: Api): void {
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  const role = user?.role;
  useEffect(() => {
    if (!token || !role) return;
    const controller = new AbortController();
    const readAs = async (as: string) =>
      getProfile.read(await client.request(getProfile.call(undefined, as), controller.signal));
    readAs(role)
      .catch((error) => {
        if (!(error instanceof ApiError && error.status === statuses.forbidden)) throw error;
        return readAs(role === SUPER_ADMIN ? PLAIN_ADMIN : SUPER_ADMIN);
      })
      .then(({ phone: _, ...current }) => current.role !== role && updateUser(current, token))
      // The screens' own requests show the error.
      .catch(() => undefined);
    return () => controller.abort();
  }, [client, role, token, updateUser]);
}
