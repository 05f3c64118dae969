import { type ReactNode, useState } from 'react';
import type { Query } from '../../api/endpoint.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import type { Path } from '../paths.ts';
import { Failure } from '../shell/Failure.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { useIsRenewed, useReadAnew } from './use-anew.ts';

interface RowScreenProps<Row> {
  /** The whole list that the row is found in, since there is no call for one alone. */
  query: Query<undefined, readonly Row[]>;
  isRow: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  /** What a row is: `bank account`. */
  noun: string;
  list: { href: Path; label: string };
  /** Buttons in the head. */
  actions?: (row: Row) => ReactNode;
  /** The form; `read` reads the row anew. */
  children: (row: Row, read: () => Promise<Row | undefined>, rows: readonly Row[]) => ReactNode;
}

/** The screen of one row: read anew when it opens. Should it go meanwhile, what is typed stays. */
export function RowScreen<Row>({ query, isRow, nameOf, noun, list, actions, children }: RowScreenProps<Row>) {
  const { data, error, refetch } = useQuery(query, undefined);
  const isRenewed = useIsRenewed({ refetch });
  const readAnew = useReadAnew(query);
  const [known, setKnown] = useState<Row>();
  const row = data?.find(isRow);
  if (isRenewed && row && row !== known) setKnown(row);
  const isGone = isRenewed && data !== undefined && !row;
  const name = row ?? known;
  return (
    <>
      <ScreenHead
        title={name ? nameOf(name) : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
        parent={list}
        actions={row && actions?.(row)}
      />
      {error && !known && <Failure error={error} onRetry={refetch} />}
      {!known && !error && !isGone && <Skeleton label={`Loading the ${noun}`} />}
      {isGone && <EmptyState title="Not found">This {noun} no longer exists.</EmptyState>}
      {known && children(known, async () => (await readAnew(undefined)).find(isRow), data ?? [])}
    </>
  );
}
