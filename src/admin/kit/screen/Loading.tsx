import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import type { QueryResult } from '../../../api/hooks/query-result.ts';
import { statuses } from '../../../contract/envelope.ts';
import { Button } from '../../../ui/Button.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { LinkButton } from '../../navigation/Link.tsx';
import * as kit from '../Kit.module.css';
import { EmptyState } from '../states/EmptyState.tsx';
import { recoverFocus, type ScreenHead } from './ScreenHead.tsx';

interface LoadingProps {
  query: Partial<Pick<QueryResult<unknown>, 'error' | 'failureCount'> & { refetch: () => Promise<unknown> }>;
  /** The name of the data: `the user` in `Couldn't load the user`. */
  what: string;
  /** True if the data is on screen. After a failed request, it may be outdated. */
  isShown: boolean;
  /** True if the response lacks the row. */
  isMissing?: boolean;
  /** The shape of the placeholder. Default: rows of a table. */
  shape?: 'fields' | 'facts';
  /** The list to link to if the row is missing. */
  parent?: ComponentProps<typeof ScreenHead>['parent'];
}

/** Shows that data is loading, or why the data couldn't be loaded, with Retry if that may help. */
export function Loading({ query, what, isShown, isMissing, shape, parent }: LoadingProps) {
  const { error, failureCount = 0, refetch } = query;
  const [isBusy, setIsBusy] = useState(false);
  if (isMissing || error?.status === statuses.notFound) {
    const back = parent && <LinkButton href={parent.href}>Back to {parent.label.toLowerCase()}</LinkButton>;
    return (
      <EmptyState drawing={isShown ? undefined : 'search'} title="Not found" action={back}>
        {error ? errorMessage(error) : `This ${what.replace('the ', '')} no longer exists.`}
      </EmptyState>
    );
  }
  if (!error)
    // CSS delays the placeholder, so that it doesn't flash before a quick response.
    return (
      !isShown && (
        <div className={clsx(kit.sheet, kit.skeleton)} data-shape={shape}>
          {failureCount > 0 && <p role="alert">The server isn't responding. Retrying…</p>}
          <LiveRegion className={kit.said} aria-label={`Loading ${what}`}>
            {failureCount === 0 && `Loading ${what}`}
          </LiveRegion>
        </div>
      )
    );
  if (error.status === statuses.forbidden) return <EmptyState {...noAccess}>{errorMessage(error)}</EmptyState>;
  const retry = async () => {
    setIsBusy(true);
    await refetch?.();
    setIsBusy(false);
    requestAnimationFrame(recoverFocus);
  };
  return (
    <div role="alert">
      <EmptyState
        drawing={isShown ? undefined : 'failed'}
        title={isShown ? "Couldn't refresh" : `Couldn't load ${what}`}
        action={
          <Button size="small" aria-busy={isBusy} onClick={() => isBusy || retry()}>
            Retry
          </Button>
        }
      >
        {isShown && "You're seeing older data. "}
        {errorMessage(error)}
      </EmptyState>
    </div>
  );
}

/** Props of the `EmptyState` for a role without access. */
export const noAccess = {
  drawing: 'locked',
  title: "You don't have access",
  children: 'Ask a super-admin for access.',
} as const;
