/** Error messages by field, from the checks or the server. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** The reasons why a form isn't saved: messages by field, and those that belong to no field. */
export interface Rejection<Values> {
  readonly errors?: Errors<Values>;
  readonly sentences: readonly string[];
  /** Time at which the form may be sent again; 0 if immediately. */
  readonly waitUntilMs?: number;
}

/**
 * `checking`: the row is refetched before it is written. `rejected`: by the checks or the server; its `sentences`
 * belong to no field. `behind`: saved, but edited since it was sent. `unchanged`: nothing to save.
 */
export type FormStatus =
  | { readonly kind: 'editing' | 'checking' | 'sending' | 'behind' | 'unchanged' }
  | { readonly kind: 'rejected'; readonly sentences: readonly string[]; readonly waitUntilMs: number };

/**
 * The state of a form, and the pure functions below that change it.
 *
 * Invariants: editing a field clears the messages of that field only; only an edit or Discard changes an unsaved value,
 * so nothing typed is lost to a failure, to someone else's edit, or during a request.
 */
export interface FormState<Values> {
  readonly values: Values;
  /** The last known server values, or the initial ones: `values` that differ from them are unsaved. */
  readonly saved: Values;
  readonly errors: Errors<Values>;
  /** Conflicts: fields edited here and by someone else, with the other person's saved values. */
  readonly conflicts: { readonly [Name in keyof Values]?: Values[Name] | undefined };
  readonly status: FormStatus;
  /** Counts rejections and conflicts: each moves the focus to its message. */
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

/** Adopts the server's `stored` values after a save; edits made since `sent` remain. */
export function save<Values extends object>(state: FormState<Values>, sent: Values, stored: Values): FormState<Values> {
  const typed = editsOf(state.values, sent);
  const kind = Object.keys(typed).length > 0 ? 'behind' : 'editing';
  return { ...state, values: { ...stored, ...typed }, saved: stored, conflicts: {}, status: { kind } };
}

/**
 * Merges newer server values: unedited fields take them; an edited field reports a conflict once, and its value
 * overwrites the server's at the next save.
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

/** Returns the names of edited fields. A current password changes nothing: password managers fill it in unasked. */
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
