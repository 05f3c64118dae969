import type { ReactNode } from 'react';

export interface Adapter {
  wrap(children: ReactNode): ReactNode;
  /** Reads the data of a list only. */
  useData(id: string): unknown;
  /** Reads the data of a list, and whether it is being fetched. */
  useAll(id: string): unknown;
  /** Sends a write that makes every list stale. */
  write(): Promise<unknown>;
}
