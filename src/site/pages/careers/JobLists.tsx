import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import * as list from '../../kit/Points.module.css';
import * as styles from './JobItem.module.css';

/** A job's requirements, responsibilities and benefits. */
export function JobLists({ job, Heading = 'h4' }: { job: Job; Heading?: 'h2' | 'h4' }) {
  return (
    <div className={styles.lists}>
      <Points Heading={Heading} title={jobWords.requirements} points={job.requirements} />
      <Points Heading={Heading} title={jobWords.responsibilities} points={job.responsibilities} />
      <Points Heading={Heading} title={jobWords.benefits} points={job.benefits} />
    </div>
  );
}

interface PointsProps {
  Heading: 'h2' | 'h4';
  title: string;
  points: readonly string[];
}

function Points({ Heading, title, points }: PointsProps) {
  return (
    <div>
      <Heading className={styles.heading}>{title}</Heading>
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
