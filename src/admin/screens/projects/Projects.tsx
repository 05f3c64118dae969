import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';

/** Projects. */
export function Screen() {
  return (
    <>
      <ScreenHead title="Projects" />
      <EmptyState title="Not drawn yet">This screen is still to be built.</EmptyState>
    </>
  );
}
