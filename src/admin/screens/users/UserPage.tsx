import { useState } from 'react';
import { useDeleteUserMutation, useGetUserQuery } from '../../../api/hooks.ts';
import type { UserDetail } from '../../../contract/types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { DangerButton } from '../../../ui/DangerButton.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel, Panels } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { useGo } from '../../navigation/use-navigation.ts';
import type { ScreenProps } from '../../route.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { UserAccounts } from './UserAccounts.tsx';
import { UserInvestments } from './UserInvestments.tsx';
import { KycStatus, UserStatus } from './UserStatus.tsx';

/** One user: who they are, what they have invested, where their money comes from. */
export function Screen({ params: { id = '' } }: ScreenProps) {
  const { data: user, error, refetch } = useGetUserQuery({ id });
  return (
    <>
      <ScreenHead
        title={user?.name ?? 'User'}
        parent={{ href: '/users', label: 'Users' }}
        actions={user && <UserActions user={user} />}
      />
      {error && <Failure error={error} isOutdated={user !== undefined} onRetry={refetch} />}
      {!user && !error && <Skeleton label="Loading the user" />}
      {user && (
        <Panels>
          <UserInvestments investments={user.investments} />
          <Panels>
            <UserFacts user={user} />
            <UserAccounts user={user} />
          </Panels>
        </Panels>
      )}
    </>
  );
}

function UserActions({ user }: { user: UserDetail }) {
  const [isDoomed, setIsDoomed] = useState(false);
  const [deleteUser] = useDeleteUserMutation();
  const go = useGo();
  return (
    <>
      <UserStatus user={user} />
      <DangerButton size="small" onClick={() => setIsDoomed(true)}>
        <Icon name="trash" />
        Delete user
      </DangerButton>
      {isDoomed && (
        <DeleteDialog
          name={user.name}
          isTyped
          onDelete={() => deleteUser({ id: user.user_id })}
          onDeleted={() => go('/users')}
          onCancel={() => setIsDoomed(false)}
        >
          <p>The account goes for good. The user's investments stay on record.</p>
        </DeleteDialog>
      )}
    </>
  );
}

function UserFacts({ user }: { user: UserDetail }) {
  const invested = user.total_invested;
  return (
    <Panel title="Person">
      <Facts
        facts={[
          ['Email', user.email],
          ['Phone', user.phone],
          ['Address', user.address],
          ['KYC', user.kyc_status && <KycStatus user={user} />],
          ['Total invested', invested === undefined ? undefined : formatMoney(invested)],
          ['Joined', formatDay(user.created_at)],
        ]}
      />
    </Panel>
  );
}
