import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { statuses } from '../../contract/envelope.ts';
import type { ApiError } from '../../http/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { recoverFocus } from './ScreenHead.tsx';

interface FailureProps {
  error: ApiError;
  /** Older data is still shown. */
  isOutdated?: boolean;
  onRetry: () => Promise<unknown>;
}

/** Replaces data that failed to load: says why, with Retry if that may help. */
export function Failure({ error, isOutdated = false, onRetry }: FailureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { status } = error;
  if (status === statuses.forbidden) return <EmptyState {...noAccess} />;
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
        drawing={isOutdated ? undefined : 'failed'}
        title={isOutdated ? "Couldn't refresh" : "Couldn't load the data"}
        action={
          <Button size="small" aria-busy={isBusy} onClick={() => isBusy || retry()}>
            Retry
          </Button>
        }
      >
        {isOutdated && "You're seeing older data. "}
        {errorMessage(error)}
      </EmptyState>
    </div>
  );
}

/** Says that the role lacks access; the user stays signed in. */
export const noAccess = {
  title: "You don't have access",
  children: 'Ask a super-admin for access.',
};
