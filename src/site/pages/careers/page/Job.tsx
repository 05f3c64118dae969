import clsx from 'clsx';
import type { ReactNode } from 'react';
import { hiring, jobWords, tabs, jobPage as words } from '../../../../content/pages/careers.ts';
import migration from '../../../../content/pages/jobs/migration.svg';
import once from '../../../../content/pages/jobs/once.svg';
import phone from '../../../../content/pages/jobs/phone.svg';
import queue from '../../../../content/pages/jobs/queue.svg';
import sortedCases from '../../../../content/pages/jobs/sorted-cases.svg';
import * as content from '../../../../content/pages/jobs.ts';
import { titled } from '../../../../content/titles.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { Figure } from '../../../kit/figures/Figure.tsx';
import { Points } from '../../../kit/Points.tsx';
import { Route } from '../../../kit/Route.tsx';
import { Next } from '../../../kit/reading/Next.tsx';
import { Top } from '../../../kit/reading/Top.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../../kit/section/Section.tsx';
import type { PageSeries } from '../../../navigation/page.ts';
import { jobFacts } from '../job-facts.tsx';
import * as styles from './Job.module.css';

export const page: PageSeries = {
  paths: content.jobs.map(content.jobPath),
  load({ slug }) {
    const index = content.jobs.findIndex((each) => content.jobPath(each).endsWith(`/${slug}`));
    const job = content.jobs[index];
    if (!job) return null;
    const next = content.jobs[(index + 1) % content.jobs.length] ?? job;
    const head = {
      title: titled(content.jobTitle(job)),
      description: job.description,
      changed: job.postedDate,
      about: { job },
    };
    return { Page: () => <Job job={job} next={next} />, head };
  },
};

const drawings = { frontend: queue, backend: once, mobile: phone, ai: sortedCases, migration };

/** The lists of a job, in the order of this page. */
const parts = ['responsibilities', 'requirements', 'benefits'] as const;

export function Job({ job, next }: { job: content.Job; next: content.Job }) {
  return (
    <>
      <article>
        <Top
          crumb={{
            href: '/careers#openings',
            label: words.careers,
            part: tabs.find(({ id }) => id === job.category)?.label ?? job.category,
          }}
          title={job.title}
          lead={job.description}
          picture={<Picture job={job} />}
          facts={jobFacts(job, content.lpa)}
        >
          <div className={section.row}>
            <Apply job={job} />
            <ButtonLink href="#hiring">{words.how}</ButtonLink>
          </div>
        </Top>
        <Section>
          <Part title={words.firstDays}>
            <dl className={section.rows}>
              {job.firstDays.map((day, index) => (
                <div key={day} className={styles.day}>
                  <dt className={text.note}>{words.days[index]}</dt>
                  <dd>{day}</dd>
                </div>
              ))}
            </dl>
          </Part>
          {parts.map((name) => (
            <Part key={name} title={words[name]}>
              <Points points={job[name]} />
            </Part>
          ))}
        </Section>
        <Section id="hiring" tone="sunk">
          <SectionHead title={hiring.title} />
          <Route steps={hiring.steps} />
          <p className={styles.unit}>
            {`${jobWords.applyTo} `}
            <a href={`mailto:${content.application.email}`}>{content.application.email}</a>
          </p>
        </Section>
      </article>
      <Next
        label={words.next}
        href={next === job ? undefined : content.jobPath(next)}
        title={next.title}
        // A word joiner keeps a range such as '3–5 years' in one line.
        lead={`${next.location}. ${next.type}, ${next.experience.replace('–', '–\u2060')}.`}
        picture={<Picture job={next} className={section.edge} />}
        call={words.call}
      >
        <Apply job={job} />
        <ButtonLink href="/careers#openings">{jobWords.all}</ButtonLink>
      </Next>
    </>
  );
}

function Picture({ job, className }: { job: content.Job; className?: string }) {
  const subject = job.drawing ?? job.category;
  return (
    <div className={clsx(styles.picture, section.graph, className)}>
      <Figure drawing={drawings[subject]} {...words.drawings[subject]} />
    </div>
  );
}

function Apply({ job }: { job: content.Job }) {
  return (
    <ButtonLink variant="primary" href={content.applicationHref(job)}>
      {jobWords.apply}
    </ButtonLink>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${section.cols} ${styles.part}`} data-columns="5-7">
      <h2 className={styles.title}>{title}</h2>
      <div>{children}</div>
    </div>
  );
}
