import * as styles from './Skeleton.module.css';

interface SkeletonProps {
  label?: string;
  /** The shape of the thing that comes; rows of a table by default. */
  shape?: 'rows' | 'tiles' | 'fields' | 'facts';
  /** Failed attempts so far: from the first on it is said that it is still tried. */
  failureCount?: number;
}

/** Stands for what loads for the first time. It appears after a moment only, so that what is quick does not flash. */
export function Skeleton({ label = 'Loading', shape = 'rows', failureCount = 0 }: SkeletonProps) {
  return (
    <>
      {failureCount > 0 && <p role="alert">The server does not answer. Still trying.</p>}
      <div className={styles.skeleton} data-shape={shape} role="status" aria-label={label}>
        <span aria-hidden="true">{label}</span>
      </div>
    </>
  );
}
