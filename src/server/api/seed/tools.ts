import type { Chance } from './random.ts';

/** Tools that the makers of invented records share. */
export interface SeedTools {
  chance: Chance;
  /** The next id. */
  id: () => number;
  /** A moment that long before the start; negative is after it. */
  daysAgo: (days: number) => string;
  /** Keeps a file and gives its name. */
  file: (content: Uint8Array, extension: 'png' | 'pdf', downloadName: string | null) => string;
}
