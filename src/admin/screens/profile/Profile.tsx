import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';

/** Profile. */
export function Screen() {
  return (
    <>
      <ScreenHead title="Profile" />
      <EmptyState title="Not drawn yet">This screen is still to be built.</EmptyState>
    </>
  );
}
