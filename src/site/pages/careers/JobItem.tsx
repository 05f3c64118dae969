import clsx from 'clsx';
import { memo } from 'react';
import { jobWords } from '../../../content/pages/careers.ts';
import { applicationHref, type Job, jobAnchor, jobPath } from '../../../content/pages/jobs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Points } from '../../kit/Points.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as badges from '../../kit/styles/Badge.module.css';
import * as disclosure from '../../kit/styles/Disclosure.module.css';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './JobItem.module.css';
import { jobFacts } from './job-facts.tsx';

const lists = ['requirements', 'responsibilities', 'benefits'] as const;

/** A job in the list. Memoized, so that a keystroke in the search re-renders none. */
export const JobItem = memo(function JobItem({ job }: { job: Job }) {
  return (
    <article id={jobAnchor(job)} className={`${section.cols} ${styles.job}`}>
      <div className={styles.words}>
        <h3 className={section.row}>
          <a className={styles.link} href={jobPath(job)}>
            {job.title}
          </a>
          {job.urgent && <span className={`${badges.badge} ${styles.urgent}`}>{jobWords.urgent}</span>}
        </h3>
        <p className={text.mute}>{job.description}</p>
      </div>
      <dl className={styles.facts}>
        {jobFacts(job).map(([term, value]) => (
          <div key={term}>
            <dt className={text.note}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {/* No icon, because proxies that rewrite `mailto:` links drop icons, which would cause a hydration mismatch. */}
      <ButtonLink className={styles.apply} href={applicationHref(job)} aria-label={`${jobWords.apply}: ${job.title}`}>
        {jobWords.apply}
      </ButtonLink>
      {/* Native `details` open without JavaScript. The browser opens one at a time. */}
      <details className={clsx(disclosure.details, styles.details)} name="job">
        <summary className={clsx(disclosure.summary, styles.summary)}>
          <span className={styles.more}>{jobWords.view}</span>
          <span className={styles.less}>{jobWords.less}</span>
          <span className={text.hidden}>{`: ${job.title}`}</span>
        </summary>
        <div className={styles.lists}>
          {lists.map((name) => (
            <div key={name}>
              <h4 className={type.label}>{jobWords[name]}</h4>
              <Points points={job[name]} className={text.mute} />
            </div>
          ))}
        </div>
      </details>
    </article>
  );
});
