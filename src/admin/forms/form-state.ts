export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** The reasons why a form isn't saved. `sentences` are messages that belong to no field. */
export interface Rejection<Values> {
  readonly errors?: Errors<Values>;
  readonly sentences: readonly string[];
  /** The time at which the form may be sent again, in epoch ms. Default: 0, at once. */
  readonly waitUntilMs?: number;
}

/**
 * `checking`: the row is being refetched before the save. `rejected`: not saved, for the reasons in the messages.
 * `behind`: saved, but edited again during the request. `unchanged`: nothing to save.
 */
export type FormStatus =
  | { readonly kind: 'editing' | 'checking' | 'sending' | 'behind' | 'unchanged' }
  | { readonly kind: 'rejected'; readonly sentences: readonly string[]; readonly waitUntilMs: number };

/**
 * The state of a form. The pure functions below return the next state.
 *
 * Invariants: editing a field clears the messages of that field only. Only an edit or Discard changes an unsaved value,
 * so the user loses no text through a failure, someone else's edit, or a slow request.
 */
export interface FormState<Values> {
  readonly values: Values;
  /** The last known server values, or the initial ones: `values` that differ from them are unsaved. */
  readonly saved: Values;
  readonly errors: Errors<Values>;
  /** Conflicts: fields edited here and by someone else, with the other person's saved values. */
  readonly conflicts: { readonly [Name in keyof Values]?: Values[Name] | undefined };
  readonly status: FormStatus;
  /** The number of rejections and of refetches with conflicts. Each focuses the error list or a conflicting field. */
  readonly rejections: number;
}

export function startForm<Values>(values: Values, rejections = 0): FormState<Values> {
  return { values, saved: values, errors: {}, conflicts: {}, status: { kind: 'editing' }, rejections };
}

export function edit<Values extends object>(state: FormState<Values>, change: Partial<Values>): FormState<Values> {
  const isOver = state.status.kind === 'behind' || state.status.kind === 'unchanged';
  const cleared = Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
  return {
    ...state,
    status: isOver ? { kind: 'editing' } : state.status,
    values: { ...state.values, ...change },
    errors: { ...state.errors, ...cleared },
    conflicts: { ...state.conflicts, ...cleared },
  };
}

export function setStatus<Values>(
  state: FormState<Values>,
  kind: 'checking' | 'sending' | 'unchanged',
): FormState<Values> {
  return { ...state, errors: {}, status: { kind } };
}

export function reject<Values>(state: FormState<Values>, rejection: Rejection<Values>): FormState<Values> {
  const { errors = {}, sentences, waitUntilMs = 0 } = rejection;
  return { ...state, errors, status: { kind: 'rejected', sentences, waitUntilMs }, rejections: state.rejections + 1 };
}

export function discard<Values>({ saved, rejections }: FormState<Values>): FormState<Values> {
  return startForm(saved, rejections);
}

/** Sets the server's `stored` values after a save, but keeps edits made during the request. */
export function save<Values extends object>(state: FormState<Values>, sent: Values, stored: Values): FormState<Values> {
  const typed = editsOf(state.values, sent);
  const kind = Object.keys(typed).length > 0 ? 'behind' : 'editing';
  return { ...state, values: { ...stored, ...typed }, saved: stored, conflicts: {}, status: { kind } };
}

/**
 * Merges newer server values. Unedited fields take them. An edited field keeps its value. If someone else has changed
 * it, too, the field reports a conflict once, and the next save overwrites the server's value.
 */
export function renew<Values extends object>(state: FormState<Values>, theirs: Values): FormState<Values> {
  const mine = editsOf(state.values, state.saved);
  const others = editsOf(theirs, state.saved);
  const found = Object.entries(others).filter(([name, value]) => name in mine && value !== state.values[name as never]);
  const next = {
    ...state,
    values: { ...theirs, ...mine },
    saved: theirs,
    conflicts: Object.fromEntries(found) as FormState<Values>['conflicts'],
  };
  return found.length > 0 ? { ...next, status: { kind: 'editing' }, rejections: state.rejections + 1 } : next;
}

/** Returns the names of edited fields, without the current password, which password managers fill in automatically. */
export function editedNames<Values extends object>({ values, saved }: FormState<Values>): ReadonlySet<string> {
  return new Set(Object.keys(editsOf(values, saved)).filter((name) => name !== 'current_password'));
}

export function hasConflicts<Values>({ conflicts }: FormState<Values>): boolean {
  return Object.values(conflicts).some((theirs) => theirs !== undefined);
}

/** Returns the values that differ from `others`. */
function editsOf<Values extends object>(values: Values, others: Values): Partial<Values> {
  const pairs = Object.entries(values).filter(([name, value]) => value !== others[name as never]);
  return Object.fromEntries(pairs) as Partial<Values>;
}
