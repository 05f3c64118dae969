import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import type { Fact } from '../../kit/reading/Top.tsx';

/** Returns a job's location, type, experience, salary and date. */
export function jobFacts({ location, type, experience, salary, postedDate }: Job): Fact[] {
  return [
    [jobWords.location, location],
    [jobWords.type, type],
    [jobWords.experience, experience],
    ...(salary ? [[jobWords.salary, salary] as const] : []),
    [
      jobWords.posted,
      <time key="posted" dateTime={postedDate}>
        {dateFormat.format(new Date(postedDate))}
      </time>,
    ],
  ];
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
