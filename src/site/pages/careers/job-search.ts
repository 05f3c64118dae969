import type { JobTab } from '../../../content/pages/careers.ts';
import type { Job } from '../../../content/pages/jobs.ts';
import { fold } from '../../../lib/fold.ts';

export interface JobSearch {
  tab: JobTab['id'];
  /** As typed. */
  words: string;
}

/** The parts of a job that the search looks at. */
export type SearchedJob = Pick<Job, 'title' | 'category' | 'location' | 'description'>;

export const wholeList: JobSearch = { tab: 'all', words: '' };

/**
 * True for a job that is under the chosen tab and has the words, as they stand, in its title, description or location.
 *
 * Case and accents do not matter, nor do spaces before and after. Specification §4 and §5.
 */
export function isFound({ tab, words }: JobSearch, job: SearchedJob): boolean {
  const sought = fold(words.trim());
  return (
    (tab === 'all' || tab === job.category) &&
    [job.title, job.description, job.location].some((text) => fold(text).includes(sought))
  );
}
