import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { countOf, formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { DangerButton } from '../kit/controls/DangerButton.tsx';
import { ErrorSummary } from '../kit/controls/ErrorSummary.tsx';
import * as dialog from '../kit/dialog/Dialog.module.css';
import { useAsLeft } from '../navigation/use-navigation.ts';
import type { Path } from '../paths.ts';
import { recoverFocus } from '../shell/focus.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { keyName } from '../shell/use-keys.ts';
import * as styles from './Form.module.css';
import type { FormStatus } from './form-state.ts';

interface FormProps {
  /** Returned by `useForm`. */
  form: {
    readonly errors: Readonly<Record<string, string | undefined>>;
    readonly contests: object;
    readonly status: FormStatus;
    readonly refusals: number;
    /** The number of fields with unsaved edits. */
    readonly editCount: number;
    fieldId(name: string): string;
    discard(): void;
    submit(): Promise<void>;
  };
  submitLabel: string;
  /** Puts Save in a sticky bar: shown at once if `new`, else after the first edit. */
  bar?: 'new' | 'edited';
  /** The list that Cancel leads back to. */
  list?: Path;
  /** Facts next to the fields. */
  aside?: ReactNode;
  /** Buttons before the submit button. */
  actions?: ReactNode;
  /** Lays the buttons out as a dialog's footer, the submit button last. Disables Ctrl+S. */
  isInDialog?: boolean;
  /** The action can't be undone. */
  isDangerous?: boolean;
  /** The fields. */
  children: ReactNode;
}

const sayings: { readonly [Kind in FormStatus['kind']]?: string } = {
  checking: 'Checking for newer changes.',
  sending: 'Saving.',
  behind: "Saved. You've made more changes since; save again to keep them.",
  unchanged: 'No changes to save.',
};

/** A form: error summary, fields and submit button. */
export function Form(props: FormProps) {
  const { form, bar, aside, isInDialog = false, children } = props;
  const { errors, contests, status, refusals, fieldId } = form;
  const [cut, setCut] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setCut('');
    void form.submit();
  };
  // Ctrl+S submits the form instead of saving the page, except in a dialog.
  const onKey = (event: KeyboardEvent) => {
    if (keyName(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || isInDialog) return;
    // Auto-repeat doesn't resubmit.
    if (event.repeat) event.preventDefault();
    else submit(event);
  };
  const onPaste = async ({ target, clipboardData }: ClipboardEvent) => setCut(await cutOf(target, clipboardData));
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [{ fieldId: fieldId(name), text }] : []));
  const sentences = status.kind === 'refused' ? status.sentences : [];
  // The first field with a conflict gets the focus.
  const [contested] = Object.entries(contests).flatMap(([name, theirs]) => (theirs === undefined ? [] : name));
  useEffect(() => {
    if (refusals && contested) document.getElementById(fieldId(contested))?.focus();
  }, [refusals, contested, fieldId]);
  return (
    // POST keeps passwords out of the URL, even if the script fails.
    <form
      className={styles.form}
      data-page={bar !== undefined}
      method="post"
      noValidate
      onSubmit={submit}
      onKeyDown={onKey}
      onPaste={onPaste}
      onInput={() => setCut('')}
    >
      {sentences.length + found.length > 0 && <ErrorSummary key={refusals} sentences={sentences} fields={found} />}
      {bar ? (
        <div className={styles.columns}>
          <div className={styles.fields}>{children}</div>
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
      ) : (
        children
      )}
      <p role="status" className={styles.saying}>
        {sayings[status.kind] ?? cut}
      </p>
      {bar ? <SaveBar {...props} /> : <Actions {...props} />}
    </form>
  );
}

/** The buttons of a form without a save bar. */
function Actions({ form, submitLabel, actions, isInDialog, isDangerous }: FormProps) {
  return (
    <div className={isInDialog ? dialog.foot : styles.actions}>
      {actions}
      <Submit status={form.status} label={submitLabel} isInDialog={isInDialog} isDangerous={isDangerous} />
    </div>
  );
}

/** Sticky bar with Save, and Discard or Cancel. Always shown for a new row. */
function SaveBar({ form, bar, submitLabel, list }: FormProps) {
  const asLeft = useAsLeft();
  if (bar === 'edited' && form.editCount === 0) return null;
  return (
    <Bar>
      <p className={styles.changes}>
        {bar === 'edited' && countOf(form.editCount, ['unsaved change', 'unsaved changes'])}
      </p>
      {bar === 'edited' ? (
        <Button variant="plain" size="small" onClick={form.discard}>
          Discard
        </Button>
      ) : (
        list && <LinkButton href={asLeft(list)}>Cancel</LinkButton>
      )}
      <Submit status={form.status} label={submitLabel} />
    </Bar>
  );
}

/** Moves a lost focus to the heading on unmount. */
function Bar({ children }: { children: ReactNode }) {
  useEffect(() => () => void requestAnimationFrame(recoverFocus), []);
  return <div className={styles.bar}>{children}</div>;
}

interface SubmitProps {
  status: FormStatus;
  label: string;
  isInDialog?: boolean | undefined;
  isDangerous?: boolean | undefined;
}

function Submit({ status, label, isInDialog, isDangerous }: SubmitProps) {
  const waitSeconds = useSecondsUntil(status.kind === 'refused' ? status.waitUntilMs : 0);
  const isBusy = status.kind === 'checking' || status.kind === 'sending';
  const Press = isDangerous ? DangerButton : Button;
  return (
    <Press
      type="submit"
      variant={isDangerous ? undefined : 'primary'}
      size="small"
      aria-busy={isBusy}
      aria-disabled={isBusy || waitSeconds > 0}
      aria-keyshortcuts={isInDialog ? undefined : 'Control+S'}
    >
      {waitSeconds > 0 ? `Try again in ${waitSeconds} s` : label}
    </Press>
  );
}

/** Returns a message if the browser silently truncated a paste to the field's `maxLength`; otherwise `''`. */
async function cutOf(field: EventTarget, pasted: DataTransfer): Promise<string> {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return '';
  const text = solid(pasted.getData('text'));
  // The browser inserts the text after the event.
  await new Promise((resolve) => setTimeout(resolve));
  const { value, maxLength } = field;
  const isCut = maxLength > 0 && value.length >= maxLength && !solid(value).includes(text);
  return isCut ? `Your paste was cut to ${formatNumber(maxLength)} characters.` : '';
}

/** Removes whitespace: fields normalize line breaks differently. */
function solid(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Counts down to a time, in whole seconds; 0 once it has passed. */
function useSecondsUntil(momentMs: number): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (!momentMs) return;
    const timer = setInterval(tick, 1000);
    function tick() {
      setNowMs(Date.now());
      if (Date.now() >= momentMs) clearInterval(timer);
    }
    tick();
    return () => clearInterval(timer);
  }, [momentMs]);
  return momentMs && nowMs ? Math.max(0, Math.ceil((momentMs - nowMs) / 1000)) : 0;
}
