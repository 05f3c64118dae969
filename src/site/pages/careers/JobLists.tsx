import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import { Points } from '../../kit/Points.tsx';
import * as styles from './JobItem.module.css';

/** A job's requirements, responsibilities and benefits. */
export function JobLists({ job }: { job: Job }) {
  const lists = [
    [jobWords.requirements, job.requirements],
    [jobWords.responsibilities, job.responsibilities],
    [jobWords.benefits, job.benefits],
  ] as const;
  return (
    <div className={styles.lists}>
      {lists.map(([title, points]) => (
        <div key={title}>
          <h4 className={styles.heading}>{title}</h4>
          <Points points={points} className={styles.point} />
        </div>
      ))}
    </div>
  );
}
