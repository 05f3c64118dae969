import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { type ApiError, toApiError } from '../../http/errors.ts';
import { useUnsaved } from '../navigation/use-unsaved.ts';
import type { Check, Checks } from './checks.ts';
import {
  type Contest,
  type Errors,
  editedNames,
  type FormAction,
  type FormState,
  formReducer,
  isContested,
  startForm,
} from './form-state.ts';
import { explainUnread, toRefusal } from './refusal.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** The row that a form edits. */
export interface EditedRow<Values, Row> {
  /** Reads it anew; `undefined` where it is gone. Errors: rejects as the call does. */
  readonly read: () => Promise<Row | undefined>;
  /** The form's values of a row. */
  readonly toValues: (row: Row) => Values;
}

/** Sent beside the values. */
export interface Sent<T> {
  /** The names of the values that were edited. */
  readonly edited: ReadonlySet<string>;
  /** The row that the form has saved before: it exists by now. */
  readonly earlier: T | null | undefined;
}

interface FormOptions<Values, T> {
  /** The first values; read once. */
  readonly initial: Values;
  readonly checks?: Checks<Values>;
  /** Looked at before each saving, so that nobody else's edit is overwritten without a question. */
  readonly row?: EditedRow<Values, T> | undefined;
  /** Makes the call, from values that have passed the checks: of a `row`, what it did not come with. */
  readonly send: (values: Values, sent: Sent<T>) => Promise<Outcome<T | null>>;
  /** It was accepted and the form is still on screen. */
  readonly onSaved?: (data: T | null, values: Values) => void;
  /** The same, with nothing edited since it was sent: the form may be left. */
  readonly onDone?: (data: T | null, values: Values) => void;
  /** Says a failure in one sentence, instead of field by field. */
  readonly explain?: (error: ApiError) => string;
  /** Leaving asks first; it does by default. */
  readonly isGuarded?: boolean;
}

/** The names of the values that are text. */
type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * A form: its values, what is wrong with them, and one request at a time. Bind texts by `field('name')`, the rest by
 * `values` and `edit`, and hand the whole to `<Form form={…}>`.
 *
 * Always true: two clicks are one request; a row with nothing edited is not written; nothing typed is lost to a failure, or
 * while a request is under way; what is not saved is under the leave guard.
 */
export function useForm<Values extends object, T>(options: FormOptions<Values, T>) {
  const { checks = {}, row, send, onSaved, onDone, explain, isGuarded = true } = options;
  const id = useId();
  const form = useFormState(options.initial);
  const { state, newest, dispatch } = form;
  const isSending = useRef(false);
  const earlier = useRef<T | null>(undefined);
  const isMounted = useIsMounted();
  const isUnsaved = isGuarded && editedNames(state).size > 0;
  const release = useUnsaved(isUnsaved, 'What you typed on this page has not been saved: leaving discards it.');

  const refuse = (error: ApiError | undefined, say = explain) =>
    dispatch({ type: 'form/refused', ...toRefusal<Values>(error, Object.keys(newest().values), say) });

  async function save(): Promise<void> {
    dispatch({ type: 'form/sent' });
    if (row && !(await isToSend(row, form, isMounted, refuse))) return;
    const { values } = newest();
    const outcome = await send(values, { edited: editedNames(newest()), earlier: earlier.current });
    if (!isMounted()) return;
    if (outcome.error || !('data' in outcome)) return refuse(outcome.error);
    const data = outcome.data as T | null;
    earlier.current = data;
    dispatch({ type: 'form/saved', sent: values, stored: row && data ? row.toValues(data) : values });
    onSaved?.(data, values);
    if (newest().status.kind === 'behind') return;
    release();
    onDone?.(data, values);
  }

  async function submit(): Promise<void> {
    const { status } = newest();
    if (isSending.current || (status.kind === 'refused' && status.waitUntilMs > Date.now())) return;
    const found = findErrors(newest(), checks, row !== undefined);
    if (Object.keys(found).length > 0) {
      dispatch({ type: 'form/refused', errors: found, sentences: [], waitUntilMs: 0 });
      return;
    }
    isSending.current = true;
    await save();
    isSending.current = false;
  }

  return {
    ...state,
    contests: state.contests as Readonly<Record<string, Contest | undefined>>,
    submit,
    ...bindingsOf(id, form),
  };
}

/** The ways by which fields are tied to a form. */
function bindingsOf<Values extends object>(id: string, { state, dispatch }: FormStore<Values>) {
  const edit = (change: Partial<Values>) => dispatch({ type: 'form/edited', change });
  const fieldId = (name: string) => `${id}-${name}`;
  return {
    edit,
    fieldId,
    choose: (name: string, choice: 'theirs' | 'mine') =>
      dispatch({ type: 'form/chosen', name: name as keyof Values, choice }),
    /** Binds a text: `<TextField label="Name" {...form.field('name', maxLengths.name)} />`. */
    field: (name: TextNames<Values>, maxLength?: number) => ({
      id: fieldId(name),
      name,
      maxLength,
      value: String(state.values[name]),
      error: state.errors[name],
      onChange: ({ target }: TextEvent) => edit({ [name]: target.value } as unknown as Partial<Values>),
    }),
  };
}

type TextEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Tells whether something is edited, and the row is as the form takes it to be or differs only where nothing was edited. */
async function isToSend<Values extends object, T>(
  { read, toValues }: EditedRow<Values, T>,
  { newest, dispatch }: FormStore<Values>,
  isMounted: () => boolean,
  refuse: (error: ApiError, say: typeof explainUnread) => void,
): Promise<boolean> {
  const isEdited = () => {
    const hasEdits = editedNames(newest()).size > 0;
    if (!hasEdits) dispatch({ type: 'form/unchanged' });
    return hasEdits;
  };
  if (!isEdited()) return false;
  try {
    const present = await read();
    if (!isMounted()) return false;
    if (present) dispatch({ type: 'form/renewed', theirs: toValues(present) });
    else dispatch({ type: 'form/refused', errors: {}, sentences: [GONE], waitUntilMs: 0 });
    // Somebody else may have made the same edit.
    return present !== undefined && !isContested(newest()) && isEdited();
  } catch (error) {
    if (isMounted()) refuse(toApiError(error), explainUnread);
    return false;
  }
}

const GONE = 'This no longer exists: someone has deleted it. What you typed is still here.';

type FormStore<Values extends object> = ReturnType<typeof useFormState<Values>>;

/** The state, and a way to read it that does not wait for the next render. */
function useFormState<Values extends object>(initial: Values) {
  const [state, setState] = useState(() => startForm(initial));
  const newest = useRef(state);
  const dispatch = (action: FormAction<Values>) => {
    newest.current = formReducer(newest.current, action);
    setState(newest.current);
  };
  return { state, newest: () => newest.current, dispatch };
}

/** The faults of the values. Those that a row came with stay its own until their field is edited. */
function findErrors<Values extends object>(
  { values, saved }: FormState<Values>,
  checks: Checks<Values>,
  isRow: boolean,
): Errors<Values> {
  const faultIn = (all: Values, name: keyof Values) =>
    (checks[name] as Check<Values, Values[keyof Values]> | undefined)?.(all[name], all);
  const pairs = (Object.keys(values) as (keyof Values)[])
    .filter((name) => !(isRow && values[name] === saved[name] && faultIn(saved, name)))
    .map((name) => [name, faultIn(values, name)])
    .filter(([, sentence]) => sentence !== undefined);
  return Object.fromEntries(pairs);
}
