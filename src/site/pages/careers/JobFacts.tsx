import type { ReactNode } from 'react';
import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import * as text from '../../../ui/Text.module.css';
import * as styles from './JobItem.module.css';

/** A job's place, type, experience, salary and date. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <dl className={styles.facts}>
      <Fact term={jobWords.location}>{job.location}</Fact>
      <Fact term={jobWords.type}>{job.type}</Fact>
      <Fact term={jobWords.experience}>{job.experience}</Fact>
      {job.salary && <Fact term={jobWords.salary}>{job.salary}</Fact>}
      <Fact term={jobWords.posted}>{postedDate(job)}</Fact>
    </dl>
  );
}

export function postedDate({ postedDate: day }: Job): ReactNode {
  return <time dateTime={day}>{dateFormat.format(new Date(day))}</time>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={text.note}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
