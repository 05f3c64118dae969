import { memo, type ReactNode } from 'react';
import { jobWords } from '../../../content/pages/careers.ts';
import { application, type Job, jobAnchor } from '../../../content/pages/jobs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { LiveDot } from '../../kit/figures/LiveDot.tsx';
import * as list from '../../kit/Points.module.css';
import * as styles from './JobItem.module.css';

interface JobItemProps {
  job: Job;
  /** One that is not found stays in the document, so that its details are as the reader left them. */
  isShown: boolean;
}

/** A position's place in the list. Memoized: a keystroke in the search draws only those that come or go. */
export const JobItem = memo(function JobItem({ job, isShown }: JobItemProps) {
  return (
    <li className={styles.item} hidden={!isShown}>
      <Position job={job} />
    </li>
  );
});

/** One position. Its details are native, so they unfold without a script and one at a time. */
const Position = memo(function Position({ job }: { job: Job }) {
  const about = <span className={text.hidden}>{`: ${job.title}`}</span>;
  return (
    <article id={jobAnchor(job)} className={styles.job}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {job.title}
          {job.urgent && (
            <span className={styles.urgent}>
              <LiveDot />
              {jobWords.urgent}
            </span>
          )}
        </h3>
        <p className={text.mute}>{job.description}</p>
      </div>
      <dl className={styles.facts}>
        <Fact term={jobWords.location}>{job.location}</Fact>
        <Fact term={jobWords.type}>{job.type}</Fact>
        <Fact term={jobWords.experience}>{job.experience}</Fact>
        <Fact term={jobWords.salary}>{job.salary}</Fact>
        <Fact term={jobWords.posted}>
          <time dateTime={job.postedDate}>{dateFormat.format(new Date(job.postedDate))}</time>
        </Fact>
      </dl>
      <ButtonLink className={styles.apply} href={applicationHref(job)}>
        {jobWords.apply}
        {about}
      </ButtonLink>
      <details className={styles.details} name="job">
        <summary className={styles.summary}>
          <span className={styles.more}>{jobWords.view}</span>
          <span className={styles.less}>{jobWords.less}</span>
          {about}
        </summary>
        <div className={styles.lists}>
          <Points title={jobWords.requirements} points={job.requirements} />
          <Points title={jobWords.responsibilities} points={job.responsibilities} />
          <Points title={jobWords.benefits} points={job.benefits} />
        </div>
      </details>
    </article>
  );
});

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={text.note}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
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

function applicationHref({ title }: Job): string {
  return `mailto:${application.email}?subject=${encodeURIComponent(`${application.subject} ${title}`)}`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
