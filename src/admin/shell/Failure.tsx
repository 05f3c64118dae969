import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { statuses } from '../../contract/envelope.ts';
import type { ApiError } from '../../http/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { recoverFocus } from './focus.ts';

interface FailureProps {
  error: ApiError;
  /** The data read before is still shown. */
  isOutdated?: boolean;
  onRetry: () => Promise<unknown>;
}

/** Stands where something could not be read, and says why; with Retry where that may help. */
export function Failure({ error, isOutdated = false, onRetry }: FailureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { status } = error;
  if (status === statuses.forbidden) return <NoAccess />;
  if (status === statuses.notFound) return <EmptyState title="Not found">{errorMessage(error)}</EmptyState>;
  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
    requestAnimationFrame(recoverFocus);
  };
  return (
    <div role="alert">
      <EmptyState
        title={isOutdated ? 'This may be out of date' : 'This could not be loaded'}
        action={
          <Button size="small" aria-busy={isBusy} onClick={() => isBusy || retry()}>
            Retry
          </Button>
        }
      >
        {isOutdated && 'It could not be read again, and is shown as it was. '}
        {errorMessage(error)}
      </EmptyState>
    </div>
  );
}

/** Says that one's role may not see this, in place: one stays signed in. */
export function NoAccess({ action }: { action?: ReactNode }) {
  return (
    <EmptyState title="You don't have access" action={action}>
      Your role does not allow this. A super-admin can do it for you.
    </EmptyState>
  );
}
