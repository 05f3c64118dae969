import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import * as text from '../../../ui/Text.module.css';
import type { Fact } from '../../kit/reading/Top.tsx';

/** Returns a job's location, type, experience, salary if any, and date. `lpa` explains the unit LPA. */
export function jobFacts({ location, type, experience, salary, postedDate }: Job, lpa?: string): Fact[] {
  const gloss = lpa && salary?.endsWith('LPA') && (
    <p key="lpa" className={text.note}>
      {lpa}
    </p>
  );
  return [
    [jobWords.location, location],
    [jobWords.type, type],
    [jobWords.experience, experience],
    ...(salary ? [[jobWords.salary, [salary, gloss]] as const] : []),
    [
      jobWords.posted,
      <time key="posted" dateTime={postedDate}>
        {dateFormat.format(new Date(postedDate))}
      </time>,
    ],
  ];
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
