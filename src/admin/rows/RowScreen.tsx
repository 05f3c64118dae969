import { type ReactNode, useState } from 'react';
import type { Query } from '../../api/endpoint.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { humanize } from '../../lib/humanize.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.tsx';
import { useIsRenewed } from '../forms/use-is-renewed.ts';
import { Facts } from '../kit/Facts.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { useAsLeft, useGo } from '../navigation/use-navigation.ts';
import { NEW, pathTo } from '../paths.ts';
import { Failure } from '../shell/Failure.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { shownValue } from './columns.tsx';
import { DeleteAction } from './DeleteAction.tsx';
import { checksOf, type FormValues, textIn, toValues, toWire } from './fields.ts';
import { RowInputs } from './RowInputs.tsx';
import { type Deletion, listOf, type RoutedResource } from './resource.ts';

interface RowScreenProps<Row> {
  resource: RoutedResource<Row>;
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
  const { data, error, failureCount, refetch } = useQuery(query);
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
  resource: RoutedResource<Row>;
  edited: EditedRow<Row>;
  saving: Saving<Row>;
  custom?: Parameters<typeof RowInputs<Row>>[0]['custom'];
  /** Default: `Save` or `Create` with the resource's name. */
  submitLabel?: (values: FormValues) => string | undefined;
  /** Facts next to the form, replacing the read-only fields. */
  aside?: ReactNode;
}

export function RowForm<Row>({ resource, edited, saving, custom, submitLabel, aside }: RowFormProps<Row>) {
  const form = useRowForm(resource, edited, saving);
  const { row } = edited;
  return (
    <Form
      form={form}
      submitLabel={submitLabel?.(form.values) ?? `${row ? 'Save' : 'Create'} ${resource.noun[0]}`}
      bar={row ? 'edited' : 'new'}
      list={listOf(resource).href}
      aside={aside ?? (row && <RowFacts resource={resource} row={row} />)}
    >
      <RowInputs resource={resource} isNew={!row} form={form} custom={custom} />
    </Form>
  );
}

function RowFacts<Row>({ resource: { fields }, row }: { resource: RoutedResource<Row>; row: Row }) {
  const shown = fields.filter(({ form, kind }) => kind !== 'id' && form?.only !== 'existing' && (!form || form.only));
  const facts = shown.flatMap((field) => {
    const value = shownValue(field, field.of(row), field.words?.[textIn(field, row)]);
    return value === undefined ? [] : [[field.label, value] as const];
  });
  return facts.length > 0 && <Facts facts={facts} />;
}

/** The row that a form edits, and a function that refetches it; neither for a new one. */
export interface EditedRow<Row> {
  readonly row?: Row;
  readonly read?: () => Promise<Row | undefined>;
}

type Wire = Readonly<Record<string, unknown>>;

/** Save behavior of a resource's form that its fields don't define. */
export interface Saving<Row> {
  readonly create?: (fields: never) => Promise<Outcome<Row | null>>;
  /** Receives the row's id and the edited fields. */
  readonly update: (fields: never) => Promise<Outcome<Row | null>>;
  /** Fields that the contract requires in each update. */
  readonly always?: readonly string[];
  readonly adapt?: (fields: Wire, values: FormValues) => Wire;
  /** Called after a save if the form is still mounted. */
  readonly onSaved?: (saved: Row | null, values: FormValues) => void;
  /** Returns the verb of the toast: `scheduled`. */
  readonly done?: (values: FormValues) => string | undefined;
  /** Stays on the row's form after a save, instead of returning to the list. */
  readonly isStaying?: boolean;
}

/** Like `useForm`, for a row or a new one. A save returns to the list; a second save of a new row updates it. */
export function useRowForm<Row>(
  resource: RoutedResource<Row>,
  { row, read }: EditedRow<Row>,
  { create, update, always = [], adapt = (fields) => fields, onSaved, done, isStaying }: Saving<Row>,
) {
  const { fields, idName, idOf, nameOf } = resource;
  const isNew = row === undefined;
  const leave = useLeaveSaved(resource, isNew, isStaying);
  return useForm<FormValues, Row>({
    initial: toValues(fields, row),
    checks: checksOf(fields, isNew),
    row: read && { read, toValues: (each) => toValues(fields, each) },
    send(values, { edited, earlier }) {
      const known = row ?? earlier;
      const names = new Set([...edited, ...always]);
      const sent = known ? Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) : values;
      const wire = adapt(toWire(fields, sent), values);
      if (!known) return create?.(wire as never) ?? Promise.resolve({});
      return update({ [idName]: idOf(known), ...wire } as never);
    },
    ...(onSaved && { onSaved }),
    onDone: (saved, values) =>
      leave(saved ?? row, saved ? nameOf(saved) : (values[fields[0]?.name ?? ''] ?? ''), done?.(values)),
  });
}

/**
 * Returns a function that shows a toast and opens the list: at the row if it's new, else with the last search and
 * filters. Replaces a new row's form in the history, so that Back skips it.
 */
function useLeaveSaved<Row>({ list, row: route, idOf }: RoutedResource<Row>, isNew: boolean, isStaying = false) {
  const toast = useToast();
  const go = useGo();
  const asLeft = useAsLeft();
  return (row: Row | undefined, name: string, done = isNew ? 'created' : 'saved') => {
    toast.success(`${isolate(name.trim())} was ${done}.`);
    if (!isStaying)
      go(isNew && row ? pathTo(list, { at: String(idOf(row)) }) : asLeft(pathTo(list)), { replace: isNew });
    else if (isNew) go(row ? pathTo(route, idOf(row)) : pathTo(list), { replace: true });
  };
}
