import { type ChangeEvent, useId, useReducer, useRef } from 'react';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { ApiError } from '../../http/errors.ts';
import type { Check, Checks } from './checks.ts';
import { type Errors, formReducer, startForm } from './form-state.ts';
import { toRefusal } from './refusal.ts';
import { useIsMounted } from './use-is-mounted.ts';
import { useUnsaved } from './use-unsaved.ts';

interface FormOptions<Values, T> {
  /** What the form starts with; read once. */
  readonly initial: Values;
  readonly checks?: Checks<Values>;
  /** Makes the call, from values that have passed the checks. */
  readonly send: (values: Values) => Promise<Outcome<T>>;
  /** It was accepted and the form is still on screen: what was sent is what later changes are compared with. */
  readonly onDone: (data: T, values: Values) => void;
  /** Says a failure in one sentence, instead of field by field. */
  readonly explain?: (error: ApiError) => string;
  /** Whether leaving asks first; so unless said otherwise. */
  readonly isGuarded?: boolean;
}

/** The names of the values that are text. */
type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * A form: its values, what is wrong with them, and one request at a time. Bind texts by `field('name')`, the rest by
 * `values` and `edit`, and hand the whole to `<Form form={…}>`.
 *
 * Always true: two clicks are one request; nothing typed is lost to a failure; what is not saved is under the leave guard.
 */
export function useForm<Values extends object, T>(options: FormOptions<Values, T>) {
  const { checks = {}, send, onDone, explain, isGuarded = true } = options;
  const id = useId();
  const [state, dispatch] = useReducer(formReducer<Values>, options.initial, startForm<Values>);
  const { values, saved, errors, status, refusals } = state;
  const isSending = useRef(false);
  const isMounted = useIsMounted();
  const release = useUnsaved(isGuarded && !isSame(values, saved), 'What you typed on this page has not been saved.');

  async function submit(): Promise<void> {
    if (isSending.current || (status.kind === 'refused' && status.waitUntilMs > Date.now())) return;
    const found = findErrors(values, checks);
    if (Object.keys(found).length > 0) {
      dispatch({ type: 'form/refused', errors: found, sentences: [], waitUntilMs: 0 });
      return;
    }
    isSending.current = true;
    dispatch({ type: 'form/sent' });
    const outcome = await send(values);
    isSending.current = false;
    if (!isMounted()) return;
    if (outcome.error || !('data' in outcome)) {
      dispatch({ type: 'form/refused', ...toRefusal<Values>(outcome.error, Object.keys(values), explain) });
      return;
    }
    release();
    dispatch({ type: 'form/saved', values });
    onDone(outcome.data as T, values);
  }

  const edit = (change: Partial<Values>) => dispatch({ type: 'form/edited', change });
  const fieldId = (name: string) => `${id}-${name}`;
  return {
    values,
    errors,
    status,
    refusals,
    submit,
    edit,
    fieldId,
    /** Binds a text: `<TextField label="Name" {...form.field('name')} />`. */
    field: (name: TextNames<Values>) => ({
      id: fieldId(name),
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        edit({ [name]: target.value } as unknown as Partial<Values>),
    }),
  };
}

function findErrors<Values extends object>(values: Values, checks: Checks<Values>): Errors<Values> {
  const pairs = (Object.keys(values) as (keyof Values)[])
    .map((name) => [name, (checks[name] as Check<Values, Values[keyof Values]> | undefined)?.(values[name], values)])
    .filter(([, sentence]) => sentence !== undefined);
  return Object.fromEntries(pairs);
}

function isSame<Values extends object>(some: Values, others: Values): boolean {
  return (Object.keys(some) as (keyof Values)[]).every((name) => some[name] === others[name]);
}
