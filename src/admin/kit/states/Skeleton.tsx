import * as styles from './Skeleton.module.css';

/** Stands for what loads for the first time. It appears after a moment only, so that what is quick does not flash. */
export function Skeleton({ label = 'Loading' }: { label?: string }) {
  return <div className={styles.skeleton} role="status" aria-label={label} />;
}
