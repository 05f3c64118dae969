import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { ScreenHead } from './ScreenHead.tsx';

/** Stands for a screen whose code did not arrive. */
export function LoadFailure() {
  return (
    <>
      <ScreenHead title="Not loaded" />
      <EmptyState
        title="This screen could not be loaded"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        The connection may be down, or there is a new version of the console.
      </EmptyState>
    </>
  );
}
