/** The faults of each field, by the checks or the server. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/**
 * `refused` is for what was not accepted, here or by the server: its `sentences` belong to no field. `behind`: saved as it
 * was sent, and edited since. `unchanged`: there was nothing to save.
 */
export type FormStatus =
  | { readonly kind: 'editing' | 'sending' | 'behind' | 'unchanged' }
  | { readonly kind: 'refused'; readonly sentences: readonly string[]; readonly waitUntilMs: number };

/** A field that was edited here and by somebody else: one of the two has to be chosen. */
export interface Contest<Value = unknown> {
  readonly theirs: Value;
  readonly mine: Value;
  readonly choice?: 'theirs' | 'mine';
}

/** The fields that are asked about. */
export type Contests<Values> = { readonly [Name in keyof Values]?: Contest<Values[Name]> };

export interface FormState<Values> {
  readonly values: Values;
  /** The server's values as far as they are known, or the first ones: `values` that differ from them are unsaved. */
  readonly saved: Values;
  readonly errors: Errors<Values>;
  readonly contests: Contests<Values>;
  readonly status: FormStatus;
  /** Counts the refusals and questions: the summary takes the focus at each. */
  readonly refusals: number;
}

export type FormAction<Values> =
  | { type: 'form/edited'; change: Partial<Values> }
  | { type: 'form/sent' | 'form/unchanged' }
  | { type: 'form/renewed'; theirs: Values }
  | { type: 'form/chosen'; name: keyof Values; choice: 'theirs' | 'mine' }
  | { type: 'form/refused'; errors: Errors<Values>; sentences: readonly string[]; waitUntilMs: number }
  | { type: 'form/saved'; sent: Values; stored: Values };

/** A form that nobody has touched yet. */
export function startForm<Values>(values: Values): FormState<Values> {
  return { values, saved: values, errors: {}, contests: {}, status: { kind: 'editing' }, refusals: 0 };
}

/**
 * Decides what a form shows.
 *
 * Pure. Always true: editing a field takes back what was said of that field, and nothing else; no action but an edit or a
 * choice changes a value that was edited, so nothing typed is lost to a failure, to somebody else, or while a request is
 * under way.
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
    case 'form/sent':
      return { ...state, errors: {}, status: { kind: 'sending' } };
    case 'form/unchanged':
      return { ...state, contests: {}, status: { kind: 'unchanged' } };
    case 'form/renewed':
      return renew(state, action.theirs);
    case 'form/chosen': {
      const { name, choice } = action;
      const contest = state.contests[name];
      if (!contest) return state;
      const contests = { ...state.contests, [name]: { ...contest, choice } };
      return { ...state, values: { ...state.values, [name]: contest[choice] }, contests };
    }
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

/** The names of the fields that differ from what is saved. */
export function editedNames<Values extends object>({ values, saved }: FormState<Values>): ReadonlySet<string> {
  return new Set(Object.keys(editsOf(values, saved)));
}

/** Tells whether a field waits for a choice. */
export function isContested<Values>({ contests }: FormState<Values>): boolean {
  return (Object.values(contests) as (Contest | undefined)[]).some((contest) => contest && !contest.choice);
}

/** Takes in what the server holds now: what was edited here too becomes a question, all else follows it. */
function renew<Values extends object>(state: FormState<Values>, theirs: Values): FormState<Values> {
  const { saved } = state;
  const mine = editsOf(state.values, saved);
  const others = editsOf(theirs, saved);
  const found = (Object.keys(mine) as (keyof Values)[])
    .filter((name) => name in others && theirs[name] !== state.values[name])
    .map((name) => [name, { theirs: theirs[name], mine: state.values[name] }] as const);
  const contests = { ...state.contests, ...Object.fromEntries(found) };
  const next = { ...state, values: { ...theirs, ...mine }, saved: theirs, contests };
  return isContested(next) ? { ...next, status: { kind: 'editing' }, refusals: state.refusals + 1 } : next;
}

/** The values that differ from others. */
function editsOf<Values extends object>(values: Values, others: Values): Partial<Values> {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== others[name]);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

function without<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
