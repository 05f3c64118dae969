import { useGetAdminsQuery } from '../../../api/admins.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../route.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { reasonToStay } from './admin-rules.ts';
import { EditAdminForm } from './EditAdminForm.tsx';

/** One admin. There is no call for one alone: it is found in the list. */
export function EditAdmin({ params: { id } }: ScreenProps) {
  const { data, error, refetch } = useGetAdminsQuery();
  const { user } = useSession();
  const admin = data?.find(({ admin_id }) => String(admin_id) === id);
  return (
    <>
      <ScreenHead title={admin?.name ?? 'Admin'} parent={{ href: pathTo('admins'), label: 'Admins' }} />
      {!data && (error ? <Failure error={error} onRetry={refetch} /> : <Skeleton label="Loading the admin" />)}
      {data && !admin && <EmptyState title="Not found">This admin no longer exists.</EmptyState>}
      {data && admin && <EditAdminForm admin={admin} reason={user ? reasonToStay(admin, data, user) : undefined} />}
    </>
  );
}
