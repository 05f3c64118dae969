import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';

/** Admins. */
export function Screen() {
  return (
    <>
      <ScreenHead title="Admins" />
      <EmptyState title="Not drawn yet">This screen is still to be built.</EmptyState>
    </>
  );
}
