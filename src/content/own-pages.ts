import { type OwnPage, readOwnPages } from './read-own-pages.ts';

// The build inlines the data into the bundles (src/bundle/texts.ts), so that no browser reads a file.
const { pages, faults } = readOwnPages();

export const ownPages: readonly OwnPage[] = pages.map(({ page }) => page);

export const ownPageFaults: readonly string[] = faults;
