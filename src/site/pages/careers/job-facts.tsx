import { jobWords } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import * as text from '../../../ui/Text.module.css';
import type { Fact } from '../../kit/reading/Top.tsx';

/** Returns a job's location, type, experience, salary if any, and date. `unit` explains LPA (lakhs per year). */
export function jobFacts({ location, type, experience, salary, postedDate }: Job, unit?: string): Fact[] {
  const gloss = unit && salary?.endsWith('LPA') && (
    <p key="unit" className={text.note}>
      {unit}
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
