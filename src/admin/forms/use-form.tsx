import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { type ApiError, toApiError } from '../../http/errors.ts';
import { useUnsaved } from '../navigation/use-navigation.ts';
import type { Check, Checks } from './checks.ts';
import * as styles from './Form.module.css';
import {
  discard,
  type Errors,
  edit,
  editedNames,
  type FormState,
  hasConflicts,
  reject,
  renew,
  save,
  setStatus,
  startForm,
} from './form-state.ts';
import { explainRefetchFailure, toRejection } from './rejection.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** Functions that refetch a form's row, and convert the row to form values. */
export interface RowSource<Values, Row> {
  /** Refetches the row; `undefined` if it was deleted. Errors: rejects as the request does. */
  readonly read: () => Promise<Row | undefined>;
  readonly toValues: (row: Row) => Values;
}

export interface Sent<T> {
  readonly edited: ReadonlySet<string>;
  /** The row that this form's last save returned; `null` if the response had no row, `undefined` before a save. */
  readonly earlier: T | null | undefined;
}

interface FormOptions<Values, T> {
  /** Initial values; later changes are ignored. */
  readonly initial: Values;
  readonly checks?: Checks<Values>;
  /** The edited row, refetched before each save, so that a save doesn't silently overwrite someone else's edits. */
  readonly row?: RowSource<Values, T> | undefined;
  /** Sends the values. They have passed the checks, except for unedited values of a `row`. */
  readonly send: (values: Values, sent: Sent<T>) => Promise<Outcome<T | null>>;
  /** Called after a save if the form is still mounted. */
  readonly onSaved?: (data: T | null, values: Values) => void;
  /** Called after a save if nothing is left to save. The callback may navigate away. */
  readonly onDone?: (data: T | null, values: Values) => void;
  /** Returns one message for an error, instead of messages by field. */
  readonly explain?: (error: ApiError) => string;
  /** Asks for confirmation before the user leaves with unsaved edits. Default: `true`. */
  readonly isGuarded?: boolean;
}

type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * Manages a form's values, errors and submission. Bind text with `field('name')`, other values with `values` and
 * `edit`, and pass the result to `<Form form={…}>`.
 *
 * Invariants: a double click sends one request. An unedited row isn't sent. The user loses no text through a failure or
 * a slow request. With `isGuarded`, leaving with unsaved edits needs confirmation.
 */
export function useForm<Values extends object, T>(options: FormOptions<Values, T>) {
  const { checks = {}, row, onSaved, onDone, explain, isGuarded = true } = options;
  const id = useId();
  const form = useFormState(options.initial);
  const { state, newest, update } = form;
  const isSending = useRef(false);
  const earlier = useRef<T | null>(undefined);
  const isMounted = useIsMounted();
  const isUnsaved = isGuarded && editedNames(state).size > 0;
  const release = useUnsaved(isUnsaved, "You have unsaved changes. If you leave, they'll be lost.");

  const fail = (error: ApiError | undefined, say = explain) =>
    update(reject, toRejection<Values>(error, Object.keys(newest().values), say));

  async function send(): Promise<void> {
    if (row && !(await shouldSend(row, form, isMounted, fail))) return;
    update(setStatus, 'sending');
    const { values } = newest();
    const outcome = await options.send(values, { edited: editedNames(newest()), earlier: earlier.current });
    if (!isMounted()) return;
    if (outcome.error || !('data' in outcome)) return fail(outcome.error);
    const data = outcome.data as T | null;
    earlier.current = data;
    update(save, values, row && data ? row.toValues(data) : values);
    onSaved?.(data, values);
    if (newest().status.kind === 'behind') return;
    release();
    onDone?.(data, values);
  }

  async function submit(): Promise<void> {
    const { status } = newest();
    if (isSending.current || (status.kind === 'rejected' && status.waitUntilMs > Date.now())) return;
    const errors = findErrors(newest(), checks, row !== undefined);
    if (Object.keys(errors).length > 0) return update(reject, { errors, sentences: [] });
    isSending.current = true;
    // A bug in the code below must not leave the form busy forever.
    await send().catch((error) => isMounted() && fail(toApiError(error), () => errorMessage(error)));
    isSending.current = false;
  }

  return {
    ...state,
    editCount: editedNames(state).size,
    discard: () => update(discard),
    submit,
    ...bindingsOf(id, form),
  };
}

function bindingsOf<Values extends object>(id: string, { state, update }: FormStore<Values>) {
  const change = (changes: Partial<Values>) => update(edit, changes);
  const fieldId = (name: string) => `${id}-${name}`;
  const conflictOf = (name: TextNames<Values>): ReactNode => {
    const theirs = state.conflicts[name];
    if (theirs === undefined) return undefined;
    const onTake = () => change({ [name]: theirs } as unknown as Partial<Values>);
    return <Conflict fieldId={fieldId(name)} theirs={theirs} onTake={onTake} />;
  };
  return {
    edit: change,
    fieldId,
    /** Returns the props of a text input: `<TextField label="Name" {...form.field('name', maxLengths.name)} />`. */
    field: (name: TextNames<Values>, maxLength?: number) => ({
      id: fieldId(name),
      name,
      maxLength,
      value: String(state.values[name]),
      error: state.errors[name] ?? conflictOf(name),
      onChange: ({ target }: TextEvent) => change({ [name]: target.value } as unknown as Partial<Values>),
    }),
  };
}

interface ConflictProps {
  fieldId: string;
  theirs: unknown;
  onTake: () => void;
}

function Conflict({ fieldId, theirs, onTake }: ConflictProps) {
  const [word, setWord] = useState(String(theirs));
  useEffect(() => {
    // For a select, shows the option's label instead of its value.
    const control = document.getElementById(fieldId);
    const options = control instanceof HTMLSelectElement ? [...control.options] : [];
    setWord(options.find(({ value }) => value === theirs)?.text ?? String(theirs));
  }, [fieldId, theirs]);
  const take = () => {
    onTake();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <span className={styles.conflict}>
      Someone saved “<bdi>{word || '(empty)'}</bdi>” while you were editing.{' '}
      <button type="button" className={styles.take} onClick={take}>
        Use theirs
      </button>
      , or save again to keep yours.
    </span>
  );
}

type TextEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Refetches an edited row. Returns false if no edit is left to send, one conflicts, or the row can't be refetched. */
async function shouldSend<Values extends object, T>(
  { read, toValues }: RowSource<Values, T>,
  { newest, update }: FormStore<Values>,
  isMounted: () => boolean,
  fail: (error: ApiError, say: typeof explainRefetchFailure) => void,
): Promise<boolean> {
  const isEdited = () => {
    const hasEdits = editedNames(newest()).size > 0;
    if (!hasEdits) update(setStatus, 'unchanged');
    return hasEdits;
  };
  if (!isEdited()) return false;
  update(setStatus, 'checking');
  try {
    const current = await read();
    if (!isMounted()) return false;
    if (!current) update(reject, { sentences: [GONE] });
    else update(renew, toValues(current));
    // If someone else has made the same edits, there is nothing left to send.
    return current !== undefined && !hasConflicts(newest()) && isEdited();
  } catch (error) {
    if (isMounted()) fail(toApiError(error), explainRefetchFailure);
    return false;
  }
}

const GONE = 'Someone deleted this. Your text is still here; copy what you need.';

type FormStore<Values extends object> = ReturnType<typeof useFormState<Values>>;

/** Holds the form's state. `newest` returns the state after all updates, even before the next render. */
function useFormState<Values extends object>(initial: Values) {
  const [state, setState] = useState(() => startForm(initial));
  const newest = useRef(state);
  const update = <Args extends unknown[]>(
    change: (state: FormState<Values>, ...args: Args) => FormState<Values>,
    ...args: Args
  ) => {
    newest.current = change(newest.current, ...args);
    setState(newest.current);
  };
  return { state, newest: () => newest.current, update };
}

/** Returns the errors of the values, except errors that a row's unedited values already had. */
function findErrors<Values extends object>(
  { values, saved }: FormState<Values>,
  checks: Checks<Values>,
  isRow: boolean,
): Errors<Values> {
  const faultIn = (all: Values, name: keyof Values) =>
    (checks[name] as Check<Values, Values[keyof Values]> | undefined)?.(all[name], all);
  const names = (Object.keys(values) as (keyof Values)[]).filter(
    (name) => faultIn(values, name) && !(isRow && values[name] === saved[name] && faultIn(saved, name)),
  );
  return Object.fromEntries(names.map((name) => [name, faultIn(values, name)])) as Errors<Values>;
}
