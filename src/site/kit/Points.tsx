import clsx from 'clsx';
import * as styles from './Points.module.css';

interface PointsProps {
  points: readonly string[];
  /** The class of each item, not of the list. */
  className?: string | undefined;
}

/** A list of short statements, each after a dash. */
export function Points({ points, className }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={clsx(styles.point, className)}>
          {point}
        </li>
      ))}
    </ul>
  );
}
