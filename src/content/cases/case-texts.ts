import { hasCases } from '../parts.ts';
import { readCases } from './read-cases.ts';

// The build inlines the data into the bundles (src/bundle/texts.ts), so that no browser reads a file.
const { cases, faults } = hasCases ? readCases() : { cases: [], faults: [] };

/** The description of each case for search results, by slug. Browsers don't need descriptions. */
export const caseDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  cases.map(({ slug, description }) => [slug, description]),
);

export const caseFaults: readonly string[] = faults;
