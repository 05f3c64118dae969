import clsx from 'clsx';
import * as kit from '../Kit.module.css';

interface SkeletonProps {
  label?: string;
  /** Shape of the loading content. Default: rows of a table. */
  shape?: 'rows' | 'fields' | 'facts';
  /** Failed attempts so far; if any, a message says that it's retrying. */
  failureCount?: number;
}

/** A placeholder for an initial load. It appears after a delay, so that a quick response doesn't flash. */
export function Skeleton({ label = 'Loading', shape = 'rows', failureCount = 0 }: SkeletonProps) {
  return (
    <>
      {failureCount > 0 && <p role="alert">The server isn't responding. Retrying…</p>}
      <div className={clsx(kit.sheet, kit.count, kit.skeleton)} data-shape={shape} role="status" aria-label={label}>
        <span aria-hidden="true">{label}</span>
      </div>
    </>
  );
}
