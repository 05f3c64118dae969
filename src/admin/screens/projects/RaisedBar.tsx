import type { Project } from '../../../contract/projects.ts';
import * as styles from './RaisedBar.module.css';

/** How much of a project's target is raised. */
export function RaisedBar({ project: { raised_amount: raised, target_amount: target } }: { project: Project }) {
  return (
    <progress
      className={styles.share}
      value={Number(raised) || 0}
      max={Number(target) || 1}
      aria-label="Raised of the target"
    />
  );
}
