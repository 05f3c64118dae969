import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';

/** Notifications. */
export function Screen() {
  return (
    <>
      <ScreenHead title="Notifications" />
      <EmptyState title="Not drawn yet">This screen is still to be built.</EmptyState>
    </>
  );
}
