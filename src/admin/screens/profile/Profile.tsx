import { useGetProfileQuery } from '../../../api/profile.ts';
import type { Profile as ProfileData } from '../../../contract/profile.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import * as text from '../../../ui/Text.module.css';
import { useIsRenewed } from '../../forms/use-is-renewed.ts';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { roleWord } from '../admins/admin-rules.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The signed-in admin's profile. */
export function Profile() {
  const { data: profile, error, failureCount, refetch } = useGetProfileQuery();
  const isRenewed = useIsRenewed({ refetch });
  const { token } = useSession();
  const { updateUser } = useSessionCommands();
  const toast = useToast();
  const follow = ({ user_id, name, email, role, image_url }: ProfileData) => {
    if (token !== null)
      updateUser({ user_id, name, email, role, ...(image_url !== undefined && { image_url }) }, token);
    toast.success('Your profile was saved.');
  };
  return (
    <>
      <ScreenHead title="Profile">{profile && <p className={text.mute}>{roleWord(profile.role)}</p>}</ScreenHead>
      {error && <Failure error={error} isOutdated={profile !== undefined} onRetry={refetch} />}
      {!error && !(profile && isRenewed) && (
        <Skeleton shape="fields" label="Loading your profile" failureCount={failureCount} />
      )}
      {profile && isRenewed && <ProfileForm profile={profile} onSaved={follow} />}
    </>
  );
}
