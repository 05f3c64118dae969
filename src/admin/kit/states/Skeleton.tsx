import * as styles from './Skeleton.module.css';

interface SkeletonProps {
  label?: string;
  /** How many attempts have failed so far: from the first on it is said that it is still tried. */
  failureCount?: number;
}

/** Stands for what loads for the first time. It appears after a moment only, so that what is quick does not flash. */
export function Skeleton({ label = 'Loading', failureCount = 0 }: SkeletonProps) {
  return (
    <>
      {failureCount > 0 && <p role="alert">The server does not answer. Still trying.</p>}
      <div className={styles.skeleton} role="status" aria-label={label} />
    </>
  );
}
