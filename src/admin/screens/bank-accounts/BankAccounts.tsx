import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';

/** Bank accounts. */
export function Screen() {
  return (
    <>
      <ScreenHead title="Bank accounts" />
      <EmptyState title="Not drawn yet">This screen is still to be built.</EmptyState>
    </>
  );
}
