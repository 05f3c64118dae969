import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useMutation } from '../../api/hooks/use-mutation.ts';
import { humanize } from '../../lib/humanize.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.tsx';
import { Facts } from '../kit/Facts.tsx';
import { Loading } from '../kit/screen/Loading.tsx';
import { ScreenHead } from '../kit/screen/ScreenHead.tsx';
import { Unread } from '../kit/states/Unread.tsx';
import { useWithLastQuery } from '../navigation/use-navigation.ts';
import { NEW, pathTo } from '../paths.ts';
import { shownValue } from '../resource/columns.tsx';
import { checksOf, type FormValues, textIn, toValues, toWire } from '../resource/fields.ts';
import { type EditedResource, listOf } from '../resource/resource.ts';
import { DeleteAction, useMayDelete } from './DeleteAction.tsx';
import { RowInputs } from './RowInputs.tsx';

interface RowScreenProps<Row> {
  resource: EditedResource<Row>;
  id: string;
  /** Default: the resource's form. */
  children?: (edited: EditedRow<Row>) => ReactNode;
}

export function RowScreen<Row>(props: RowScreenProps<Row>) {
  const { resource, id, children = (edited) => <RowForm resource={resource} edited={edited} /> } = props;
  if (id !== NEW) return <ExistingRow {...props}>{children}</ExistingRow>;
  return (
    <>
      <ScreenHead title={`New ${resource.noun[0]}`} parent={listOf(resource)} />
      {children({})}
    </>
  );
}

/** Opens the form once the row is refetched. If someone deletes the row later, the form stays open with its text. */
function ExistingRow<Row>({ resource, id, children }: RowScreenProps<Row>) {
  const query = resource.useRow(id);
  const { row, isRenewed, error, read } = query;
  const mayDelete = useMayDelete(resource);
  const [known, setKnown] = useState<Row>();
  if (isRenewed && row && row !== known) setKnown(row);
  const shown = row ?? known;
  const [noun] = resource.noun;
  return (
    <>
      <ScreenHead title={shown ? resource.nameOf(shown) : humanize(noun)} parent={listOf(resource)} />
      <Loading
        query={query}
        what={`the ${noun}`}
        shape="fields"
        isShown={(error ? shown : known) !== undefined}
        isMissing={row === null}
        parent={listOf(resource)}
      />
      <Unread data={shown} />
      {known && children?.({ row: known, read })}
      {row && mayDelete(row) && <DeleteAction resource={resource} row={row} />}
    </>
  );
}

/** The row that a form edits, and a function that refetches the row. A new row has neither. */
export interface EditedRow<Row> {
  readonly row?: Row;
  readonly read?: () => Promise<Row | undefined>;
}

type Wire = Readonly<Record<string, unknown>>;

interface RowFormProps<Row> {
  resource: EditedResource<Row>;
  edited: EditedRow<Row>;
  custom?: Parameters<typeof RowInputs<Row>>[0]['custom'];
  /** Replaces the read-only fields next to the form. */
  aside?: ReactNode | ((values: FormValues) => ReactNode);
  /** Shows the form in a row of the list. */
  isInline?: boolean;
  /** Stays on the row's form after a save, instead of returning to the list. */
  isStaying?: boolean;
  /** Returns the fields to send. */
  adapt?: (fields: Wire, values: FormValues) => Wire;
  /** Called after a save if the form is still mounted. */
  onSaved?: (saved: Row | null, values: FormValues) => void;
  /** The button's label, and the participle in the toast. Defaults: Save or Create with the noun; saved or created. */
  wordsOf?: (values: FormValues) => { readonly submit?: string; readonly done: string };
  /** Shown after the groups of fields. */
  children?: ReactNode;
}

export function RowForm<Row>(props: RowFormProps<Row>) {
  const { resource, edited, custom, aside, isInline, wordsOf, children } = props;
  const form = useRowForm(props);
  const { row } = edited;
  return (
    <Form
      form={form}
      submitLabel={wordsOf?.(form.values)?.submit ?? `${row ? 'Save' : 'Create'} ${resource.noun[0]}`}
      {...(!isInline && { bar: row ? 'edited' : 'new' })}
      list={listOf(resource).href}
      aside={
        typeof aside === 'function'
          ? aside(form.values)
          : (aside ?? (row && !isInline && <RowFacts resource={resource} row={row} />))
      }
    >
      <RowInputs resource={resource} isNew={!row} form={form} custom={custom} />
      {children}
    </Form>
  );
}

function RowFacts<Row>({ resource: { fields }, row }: { resource: EditedResource<Row>; row: Row }) {
  const shown = fields.filter(({ form, kind }) => kind !== 'id' && form?.only !== 'existing' && (!form || form.only));
  const facts = shown.flatMap((field) => {
    const value = shownValue(field, field.of(row), field.words?.[textIn(field, row)]);
    return value === undefined ? [] : [[field.label, value]];
  });
  return facts.length > 0 && <Facts facts={Object.fromEntries(facts)} />;
}

/**
 * Updates the edited fields of a row, or creates a row. A second save of a new row is an update. Unless `isStaying`, a
 * save opens the list: the new row's page, else the last search and filters. Back skips the form of a new row.
 */
function useRowForm<Row>({ adapt = (fields) => fields, ...props }: RowFormProps<Row>) {
  const { resource, edited, isStaying, onSaved, wordsOf } = props;
  const { fields, idName, idOf, nameOf, edit } = resource;
  const { row, read } = edited;
  const isNew = row === undefined;
  const [create] = useMutation(edit.create);
  const [update] = useMutation(edit.update);
  const toast = useToast();
  const [, go] = useLocation();
  const withLastQuery = useWithLastQuery();
  const leave = (saved: Row | null) => {
    const list = pathTo(resource.list);
    if (!isNew) return isStaying || go(withLastQuery(list));
    const created =
      saved && (isStaying ? pathTo(resource.row, idOf(saved)) : pathTo(resource.list, { at: String(idOf(saved)) }));
    go(created ?? withLastQuery(list), { replace: true });
  };
  return useForm<FormValues, Row>({
    initial: toValues(fields, row),
    checks: checksOf(fields, isNew),
    row: read && { read, toValues: (each) => toValues(fields, each) },
    send(values, { edited, earlier }) {
      const known = row ?? earlier;
      const sent = known ? Object.fromEntries(Object.entries(values).filter(([name]) => edited.has(name))) : values;
      const wire = adapt(toWire(fields, sent), values);
      return known ? update({ [idName]: idOf(known), ...wire } as never) : create(wire as never);
    },
    ...(onSaved && { onSaved }),
    onDone: (saved, values) => {
      const name = saved ? nameOf(saved) : (values[fields[0]?.name ?? ''] ?? '');
      const done = wordsOf?.(values).done ?? (isNew ? 'created' : 'saved');
      toast.success(`${isolate(name.trim())} was ${done}.`);
      leave(saved);
    },
  });
}
