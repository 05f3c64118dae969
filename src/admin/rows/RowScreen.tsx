import { type ReactNode, useState } from 'react';
import type { Query } from '../../api/endpoint.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { humanize } from '../../lib/humanize.ts';
import { useIsRenewed } from '../forms/use-is-renewed.ts';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { NEW } from '../paths.ts';
import { Failure } from '../shell/Failure.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { listOf, type Resource } from './resource.ts';

/** The row that a form edits, and how it is read anew; neither for a new one. */
export interface EditedRow<Row> {
  readonly row?: Row;
  readonly read?: () => Promise<Row | undefined>;
}

interface RowScreenProps<Row> {
  resource: Resource<Row>;
  /** The whole list that the row is found in, since there is no call for one alone. */
  query: Query<undefined, readonly Row[]>;
  /** The row's, as the address has it; `NEW` for a new row. */
  id: string;
  /** Buttons in the head. */
  actions?: (row: Row) => ReactNode;
  /** The form. */
  children: (edited: EditedRow<Row>, rows: readonly Row[]) => ReactNode;
}

/** The screen of one row, or of a new one. */
export function RowScreen<Row>(props: RowScreenProps<Row>) {
  const { resource, id, children } = props;
  if (id !== NEW) return <ExistingRow {...props} />;
  return (
    <>
      <ScreenHead title={`New ${resource.noun[0]}`} parent={listOf(resource)} />
      {children({}, [])}
    </>
  );
}

/** The row is read anew when its screen opens. Should it go meanwhile, what is typed stays. */
function ExistingRow<Row>({ resource, query, id, actions, children }: RowScreenProps<Row>) {
  const { data, error, failureCount, refetch } = useQuery(query, undefined);
  const isRenewed = useIsRenewed({ refetch });
  const [ask] = useLazyQuery(query);
  const [known, setKnown] = useState<Row>();
  const isIt = (each: Row) => String(resource.idOf(each)) === id;
  const row = data?.find(isIt);
  if (isRenewed && row && row !== known) setKnown(row);
  const isGone = isRenewed && data !== undefined && !row;
  const name = row ?? known;
  const [noun] = resource.noun;
  return (
    <>
      <ScreenHead
        title={name ? resource.nameOf(name) : humanize(noun)}
        parent={listOf(resource)}
        actions={row && actions?.(row)}
      />
      {error && !known && <Failure error={error} onRetry={refetch} />}
      {!known && !error && !isGone && (
        <Skeleton shape="fields" label={`Loading the ${noun}`} failureCount={failureCount} />
      )}
      {isGone && <EmptyState title="Not found">This {noun} no longer exists.</EmptyState>}
      {known && children({ row: known, read: async () => (await ask(undefined).unwrap()).find(isIt) }, data ?? [])}
    </>
  );
}
