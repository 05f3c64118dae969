import type { JobTab } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import { fold } from '../../../lib/fold.ts';

export interface JobSearch {
  tab: JobTab['id'];
  /** The search term as typed. */
  words: string;
}

export const wholeList: JobSearch = { tab: 'all', words: '' };

/**
 * Returns true for a job in the chosen tab whose title, description or location contains the search term.
 *
 * Case, accents and outer spaces don't matter. Specification §4 and §5.
 */
export function isFound(
  { tab, words }: JobSearch,
  job: Pick<Job, 'title' | 'category' | 'location' | 'description'>,
): boolean {
  const sought = fold(words.trim());
  return (
    (tab === 'all' || tab === job.category) &&
    [job.title, job.description, job.location].some((text) => fold(text).includes(sought))
  );
}
