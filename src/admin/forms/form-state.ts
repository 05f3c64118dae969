/** Error messages by field, from the checks or the server. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/**
 * `checking`: the row is refetched before it is written. `refused`: rejected here or by the server; its `sentences`
 * belong to no field. `behind`: saved, but edited since it was sent. `unchanged`: nothing to save.
 */
export type FormStatus =
  | { readonly kind: 'editing' | 'checking' | 'sending' | 'behind' | 'unchanged' }
  | { readonly kind: 'refused'; readonly sentences: readonly string[]; readonly waitUntilMs: number };

/** Conflicts: fields edited here and by someone else, with the other person's saved values. */
type Contests<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

export interface FormState<Values> {
  readonly values: Values;
  /** The last known server values, or the initial ones: `values` that differ from them are unsaved. */
  readonly saved: Values;
  readonly errors: Errors<Values>;
  readonly contests: Contests<Values>;
  readonly status: FormStatus;
  /** Counts rejections and conflicts: each moves the focus to its message. */
  readonly refusals: number;
}

export type FormAction<Values> =
  | { type: 'form/edited'; change: Partial<Values> }
  | { type: 'form/checked' | 'form/sent' | 'form/unchanged' }
  | { type: 'form/renewed'; theirs: Values }
  | { type: 'form/discarded' }
  | { type: 'form/refused'; errors: Errors<Values>; sentences: readonly string[]; waitUntilMs: number }
  | { type: 'form/saved'; sent: Values; stored: Values };

export function startForm<Values>(values: Values): FormState<Values> {
  return { values, saved: values, errors: {}, contests: {}, status: { kind: 'editing' }, refusals: 0 };
}

/**
 * Reduces the state of a form.
 *
 * Pure. Always true: editing a field clears the messages of that field only; only an edit or Discard changes an unsaved
 * value, so nothing typed is lost to a failure, to someone else's edit, or during a request.
 */
export function formReducer<Values extends object>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  switch (action.type) {
    case 'form/edited': {
      const names = Object.keys(action.change);
      const isOver = state.status.kind === 'behind' || state.status.kind === 'unchanged';
      const status: FormStatus = isOver ? { kind: 'editing' } : state.status;
      return {
        ...state,
        status,
        values: { ...state.values, ...action.change },
        errors: without(state.errors, names),
        contests: without(state.contests, names),
      };
    }
    case 'form/checked':
      return { ...state, errors: {}, status: { kind: 'checking' } };
    case 'form/sent':
      return { ...state, errors: {}, status: { kind: 'sending' } };
    case 'form/unchanged':
      return { ...state, contests: {}, status: { kind: 'unchanged' } };
    case 'form/renewed':
      return renew(state, action.theirs);
    case 'form/discarded':
      return { ...startForm(state.saved), refusals: state.refusals };
    case 'form/refused': {
      const { errors, sentences, waitUntilMs } = action;
      return { ...state, errors, status: { kind: 'refused', sentences, waitUntilMs }, refusals: state.refusals + 1 };
    }
    case 'form/saved': {
      const typed = editsOf(state.values, action.sent);
      const values = { ...action.stored, ...typed };
      const kind = Object.keys(typed).length > 0 ? 'behind' : 'editing';
      return { ...state, values, saved: action.stored, contests: {}, status: { kind } };
    }
  }
}

export function editedNames<Values extends object>({ values, saved }: FormState<Values>): ReadonlySet<string> {
  return new Set(Object.keys(editsOf(values, saved)));
}

export function isContested<Values>({ contests }: FormState<Values>): boolean {
  return Object.values(contests).some((theirs) => theirs !== undefined);
}

/**
 * Merges newer server values: unedited fields take them; edited ones report a conflict once, and overwrite it at the
 * next save.
 */
function renew<Values extends object>(state: FormState<Values>, theirs: Values): FormState<Values> {
  const { saved } = state;
  const mine = editsOf(state.values, saved);
  const others = editsOf(theirs, saved);
  const found = (Object.keys(mine) as (keyof Values)[]).filter(
    (name) => name in others && theirs[name] !== state.values[name],
  );
  const contests = Object.fromEntries(found.map((name) => [name, theirs[name]])) as Contests<Values>;
  const next = { ...state, values: { ...theirs, ...mine }, saved: theirs, contests };
  return found.length > 0 ? { ...next, status: { kind: 'editing' }, refusals: state.refusals + 1 } : next;
}

/** Returns the values that differ from `others`. */
function editsOf<Values extends object>(values: Values, others: Values): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== others[name]);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

function without<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
