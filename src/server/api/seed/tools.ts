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
  /** Of the password of every account. */
  passwordHash: string;
}

/** An invented number of telephone, from the block that is kept for fiction. */
export function inventedPhone(chance: Chance, index: number): string {
  return `+1 ${chance.integer(200, 989)} 555 01${String(index % 100).padStart(2, '0')}`;
}
