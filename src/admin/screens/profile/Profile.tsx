import { useState } from 'react';
import { useGetProfileQuery } from '../../../api/profile.ts';
import type { ProfileFields as ProfileBody, Profile as ProfileData } from '../../../contract/profile.ts';
import type { AuthUser } from '../../../contract/session.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import * as text from '../../../ui/Text.module.css';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Failure } from '../../shell/Failure.tsx';
import { focusScreenHead } from '../../shell/focus.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { roleWord } from '../admins/admin-rules.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** One's own profile. Each saving starts the form anew, without passwords and with the new picture. */
export function Profile() {
  const { data, error, refetch } = useGetProfileQuery();
  const [saved, setSaved] = useState<{ profile: ProfileData; round: number }>();
  const { token } = useSession();
  const { updateUser } = useSessionCommands();
  const toast = useToast();
  const profile = saved?.profile ?? data;
  const follow = (present: ProfileData, user: AuthUser | null, sent: ProfileBody) => {
    const next = user ?? { ...present, name: sent.name, email: sent.email };
    const { user_id, name, email, role, image_url } = next;
    if (token !== null)
      updateUser({ user_id, name, email, role, ...(image_url !== undefined && { image_url }) }, token);
    setSaved({ profile: { ...next, phone: sent.phone }, round: (saved?.round ?? 0) + 1 });
    toast.success('Your profile was saved.');
    focusScreenHead();
  };
  return (
    <>
      <ScreenHead title="Profile">{profile && <p className={text.note}>{roleWord(profile.role)}</p>}</ScreenHead>
      {error && <Failure error={error} isOutdated={profile !== undefined} onRetry={refetch} />}
      {!profile && !error && <Skeleton label="Loading your profile" />}
      {profile && (
        <ProfileForm key={saved?.round ?? 0} profile={profile} onSaved={(user, sent) => follow(profile, user, sent)} />
      )}
    </>
  );
}
