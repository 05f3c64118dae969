import type { ReactNode } from 'react';

export interface Adapter {
  wrap(children: ReactNode): ReactNode;
  /** Reads only the data of a list. */
  useData(id: string): unknown;
  /** Reads the data of a list, and whether it is being fetched. */
  useAll(id: string): unknown;
  /** Sends a write that makes every list stale. */
  write(): Promise<unknown>;
}
