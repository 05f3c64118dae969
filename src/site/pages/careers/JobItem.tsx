import { memo } from 'react';
import { jobWords } from '../../../content/pages/careers.ts';
import { applicationHref, type Job, jobAnchor, jobPath } from '../../../content/pages/jobs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { LiveDot } from '../../kit/figures/LiveDot.tsx';
import { JobFacts } from './JobFacts.tsx';
import * as styles from './JobItem.module.css';
import { JobLists } from './JobLists.tsx';

interface JobItemProps {
  job: Job;
  /** A job that doesn't match is hidden, not unmounted, so that its details stay as the reader left them. */
  isShown: boolean;
}

/** A position in the list. Memoized: a keystroke in the search re-renders only items that appear or disappear. */
export const JobItem = memo(function JobItem({ job, isShown }: JobItemProps) {
  return (
    <li className={styles.item} hidden={!isShown}>
      <Position job={job} />
    </li>
  );
});

/** One position. Its native `details` open without JavaScript, one at a time. */
const Position = memo(function Position({ job }: { job: Job }) {
  const about = <span className={text.hidden}>{`: ${job.title}`}</span>;
  return (
    <article id={jobAnchor(job)} className={styles.job}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={jobPath(job)}>
            {job.title}
          </a>
          {job.urgent && (
            <span className={styles.urgent}>
              <LiveDot />
              {jobWords.urgent}
            </span>
          )}
        </h3>
        <p className={text.mute}>{job.description}</p>
      </div>
      <JobFacts job={job} />
      {/* No icon inside: proxies that rewrite mailto links drop it, which would be a hydration mismatch. */}
      <ButtonLink className={styles.apply} href={applicationHref(job)} aria-label={`${jobWords.apply}: ${job.title}`}>
        {jobWords.apply}
      </ButtonLink>
      <details className={styles.details} name="job">
        <summary className={styles.summary}>
          <span className={styles.more}>{jobWords.view}</span>
          <span className={styles.less}>{jobWords.less}</span>
          {about}
        </summary>
        <JobLists job={job} />
      </details>
    </article>
  );
});
