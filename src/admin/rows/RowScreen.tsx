import { type ReactNode, useState } from 'react';
import type { Query } from '../../api/endpoint.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { humanize } from '../../lib/humanize.ts';
import { Form } from '../forms/Form.tsx';
import { useIsRenewed } from '../forms/use-is-renewed.ts';
import { Facts } from '../kit/Facts.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { NEW } from '../paths.ts';
import { Failure } from '../shell/Failure.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { shownValue } from './columns.tsx';
import { DeleteAction } from './DeleteAction.tsx';
import { textIn } from './fields.ts';
import { RowInputs } from './RowInputs.tsx';
import { type Deletion, listOf, type PlacedResource } from './resource.ts';
import { type EditedRow, type Saving, useRowForm } from './use-row-form.tsx';

interface RowScreenProps<Row> {
  resource: PlacedResource<Row>;
  /** The whole list that contains the row: no endpoint returns a single one. */
  query: Query<undefined, readonly Row[]>;
  id: string;
  deletion?: Deletion<Row>;
  children: (edited: EditedRow<Row>, rows: readonly Row[]) => ReactNode;
}

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

/** Refetches the row when its screen opens. If it's deleted later, typed text stays. */
function ExistingRow<Row>({ resource, query, id, deletion, children }: RowScreenProps<Row>) {
  const { data, error, failureCount, refetch } = useQuery(query, undefined);
  const isRenewed = useIsRenewed({ refetch });
  const ask = useLazyQuery(query);
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
        actions={row && deletion && <DeleteAction resource={resource} deletion={deletion} row={row} />}
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

interface RowFormProps<Row> {
  resource: PlacedResource<Row>;
  edited: EditedRow<Row>;
  saving: Saving<Row>;
  custom?: Parameters<typeof RowInputs<Row>>[0]['custom'];
  /** Facts next to the form, replacing the read-only fields. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function RowForm<Row>({ resource, edited, saving, custom, aside, children }: RowFormProps<Row>) {
  const form = useRowForm(resource, edited, saving);
  const { row } = edited;
  return (
    <Form
      form={form}
      submitLabel={`${row ? 'Save' : 'Create'} ${resource.noun[0]}`}
      bar={row ? 'edited' : 'new'}
      list={listOf(resource).href}
      aside={aside ?? (row && <RowFacts resource={resource} row={row} />)}
    >
      <RowInputs resource={resource} isNew={!row} bind={form.field} custom={custom} />
      {children}
    </Form>
  );
}

function RowFacts<Row>({ resource: { fields }, row }: { resource: PlacedResource<Row>; row: Row }) {
  const shown = fields.filter(({ form, kind }) => kind !== 'id' && form?.only !== 'existing' && (!form || form.only));
  const facts = shown.flatMap((field) => {
    const value = shownValue(field, field.of(row), field.words?.[textIn(field, row)]);
    return value === undefined ? [] : [[field.label, value] as const];
  });
  return facts.length > 0 && <Facts facts={facts} />;
}
