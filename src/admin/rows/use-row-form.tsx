import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { useForm } from '../forms/use-form.tsx';
import { useAsLeft, useGo } from '../navigation/use-navigation.ts';
import { pathTo } from '../paths.ts';
import { checksOf, type FormValues, toValues, toWire } from './fields.ts';
import type { PlacedResource } from './resource.ts';

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
  resource: PlacedResource<Row>,
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
function useLeaveSaved<Row>({ list, row: place, idOf }: PlacedResource<Row>, isNew: boolean, isStaying = false) {
  const toast = useToast();
  const go = useGo();
  const asLeft = useAsLeft();
  return (row: Row | undefined, name: string, done = isNew ? 'created' : 'saved') => {
    toast.success(`${isolate(name.trim())} was ${done}.`);
    if (!isStaying)
      go(isNew && row ? pathTo(list, { at: String(idOf(row)) }) : asLeft(pathTo(list)), { replace: isNew });
    else if (isNew) go(row ? pathTo(place, idOf(row)) : pathTo(list), { replace: true });
  };
}
