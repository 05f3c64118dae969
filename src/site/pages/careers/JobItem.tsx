import { memo } from 'react';
import * as styles from './JobDetails.module.css';
import type { Position } from './positions.ts';

interface JobItemProps {
  position: Position;
  /** One that is not found stays in the document, so that its details are as the reader left them. */
  isShown: boolean;
}

/** A position's place in the list. Memoized: a keystroke in the search draws only those that come or go. */
export const JobItem = memo(function JobItem({ position, isShown }: JobItemProps) {
  return (
    <li className={styles.item} data-id={position.id} data-category={position.category} hidden={!isShown}>
      {position.sheet}
    </li>
  );
});
