import { jobWords } from '../../../../content/pages/careers.ts';
import {
  application,
  applicationHref,
  type Job as JobContent,
  jobPath,
  jobs,
  jobTitle,
} from '../../../../content/pages/jobs.ts';
import { titled } from '../../../../content/pages.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { ActionLink } from '../../../kit/ActionLink.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { Section } from '../../../kit/section/Section.tsx';
import type { Delivered } from '../../../navigation/adopt-styles.ts';
import { JobFacts } from '../JobFacts.tsx';
import { JobLists } from '../JobLists.tsx';
import * as styles from './Job.module.css';

/** The page of the job at a path; null where there is none. */
export function jobPage(path: string): Delivered | null {
  const job = jobs.find((each) => jobPath(each) === path);
  if (!job) return null;
  return Object.assign(() => <Job job={job} />, { owner: Job, title: titled(jobTitle(job)) });
}

/** A job by itself, with all that its entry in the list unfolds. */
export function Job({ job }: { job: JobContent }) {
  return (
    <Section>
      <article className={styles.job}>
        <h1 className={styles.title}>{job.title}</h1>
        <p className={`${text.lead} ${text.mute}`}>{job.description}</p>
        <JobFacts job={job} />
        <JobLists job={job} Heading="h2" />
        <div className={section.acts}>
          <ButtonLink variant="primary" href={applicationHref(job)}>
            {jobWords.apply}
          </ButtonLink>
        </div>
        <p>
          {`${jobWords.applyTo} `}
          <a href={`mailto:${application.email}`}>{application.email}</a>
        </p>
        <p>
          <ActionLink href="/careers#openings">{jobWords.all}</ActionLink>
        </p>
      </article>
    </Section>
  );
}
