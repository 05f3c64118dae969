import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import * as list from '../../kit/Points.module.css';
import * as styles from './JobItem.module.css';

/** A job's requirements, responsibilities and benefits. */
export function JobLists({ job }: { job: Job }) {
  return (
    <div className={styles.lists}>
      <Points title={jobWords.requirements} points={job.requirements} />
      <Points title={jobWords.responsibilities} points={job.responsibilities} />
      <Points title={jobWords.benefits} points={job.benefits} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.heading}>{title}</h4>
      <ul className={list.points}>
        {points.map((point) => (
          <li key={point} className={`${list.point} ${styles.point}`}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
