import clsx from 'clsx';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { countOf } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import * as text from '../../ui/Text.module.css';
import * as kit from '../kit/Kit.module.css';
import { recoverFocus } from '../kit/screen/ScreenHead.tsx';
import { useKeys } from '../kit/screen/use-keys.ts';
import { LinkButton } from '../navigation/Link.tsx';
import { useWithLastQuery } from '../navigation/use-navigation.ts';
import type { Path } from '../paths.ts';
import * as styles from './Form.module.css';
import type { FormStatus } from './form-state.ts';
import type { useForm } from './use-form.tsx';

interface FormProps {
  form: Omit<ReturnType<typeof useForm<object, unknown>>, 'values' | 'saved' | 'edit' | 'field'>;
  submitLabel: string;
  /** Puts the buttons in a sticky bar. `edited` hides the bar until the first edit. */
  bar?: 'new' | 'edited';
  list?: Path;
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const sayings: { readonly [Kind in FormStatus['kind']]?: string } = {
  checking: 'Checking for newer changes.',
  sending: 'Sending.',
  behind: "Saved. You've made more changes since; save again to keep them.",
  unchanged: 'No changes to save.',
};

export function Form(props: FormProps) {
  const { form, bar, aside, children } = props;
  const { errors, conflicts, status, rejections, fieldId } = form;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads values that a password manager has set without an event.
    for (const each of event.currentTarget.elements) each.dispatchEvent(new Event('input', { bubbles: true }));
    void form.submit();
  };
  const box = useRef<HTMLFormElement>(null);
  // Submits the form instead of saving the page.
  useKeys({ 'ctrl+s': () => box.current?.requestSubmit() }, box);
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [{ fieldId: fieldId(name), text }] : []));
  const sentences = status.kind === 'rejected' ? status.sentences : [];
  const [conflicting] = Object.entries(conflicts).flatMap(([name, theirs]) => (theirs === undefined ? [] : name));
  useEffect(() => {
    if (rejections && conflicting) document.getElementById(fieldId(conflicting))?.focus();
  }, [rejections, conflicting, fieldId]);
  return (
    // POST keeps passwords out of the URL, even if the script fails.
    <form
      ref={box}
      className={clsx(kit.stack, styles.form, bar && styles.page)}
      method="post"
      noValidate
      role="none"
      onSubmit={submit}
    >
      {sentences.length + found.length > 0 && <ErrorSummary key={rejections} sentences={sentences} fields={found} />}
      {bar ? (
        <div className={clsx(kit.stack, styles.columns)}>
          <div className={clsx(kit.stack, styles.fields)}>{children}</div>
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
      ) : (
        children
      )}
      <LiveRegion className={kit.said}>{sayings[status.kind]}</LiveRegion>
      <Foot {...props} />
    </form>
  );
}

interface ErrorSummaryProps {
  sentences: readonly string[];
  fields: readonly { fieldId: string; text: string }[];
}

/** A list of the form's errors, with links to the fields. Takes the focus on mount. */
function ErrorSummary({ sentences, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div ref={box} className={kit.message} role="alert" tabIndex={-1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {fields.length > 0 && (
        <>
          <p>There's a problem with {countOf(fields.length, ['field', 'fields'])}:</p>
          <ul>
            {fields.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Foot(props: FormProps) {
  const withLastQuery = useWithLastQuery();
  const { form, bar, list, actions } = props;
  const isEdited = bar === 'edited';
  if (isEdited && form.editCount === 0) return null;
  return (
    <Buttons className={bar ? styles.bar : styles.foot}>
      {bar && (
        <p className={styles.changes}>{isEdited && countOf(form.editCount, ['unsaved change', 'unsaved changes'])}</p>
      )}
      {actions}
      {isEdited && (
        <Button variant="plain" size="small" onClick={form.discard}>
          Discard
        </Button>
      )}
      {list && !isEdited && <LinkButton href={withLastQuery(list)}>Cancel</LinkButton>}
      <Submit {...props} />
    </Buttons>
  );
}

/** Groups a form's buttons. If they unmount with the focus, the focus moves to the screen's heading. */
function Buttons({ className, children }: { className: string; children: ReactNode }) {
  useEffect(() => () => void requestAnimationFrame(recoverFocus), []);
  return <div className={clsx(kit.wrap, className)}>{children}</div>;
}

function Submit({ form: { status }, submitLabel }: FormProps) {
  const waitSeconds = useSecondsUntil(status.kind === 'rejected' ? status.waitUntilMs : 0);
  const isBusy = status.kind === 'checking' || status.kind === 'sending';
  return (
    <Button
      type="submit"
      variant="primary"
      size="small"
      aria-busy={isBusy}
      aria-disabled={isBusy || waitSeconds > 0}
      aria-keyshortcuts="Control+S"
    >
      {waitSeconds > 0 ? `Try again in ${waitSeconds} s` : submitLabel}
    </Button>
  );
}

/** Returns the whole seconds left until a time, given in epoch ms. Re-renders each second until 0. */
function useSecondsUntil(momentMs: number): number {
  const [nowMs, setNowMs] = useState(0);
  const isOver = momentMs <= nowMs;
  useEffect(() => {
    if (isOver) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver || !nowMs ? 0 : Math.ceil((momentMs - nowMs) / 1000);
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2>{title}</h2>
      </legend>
      <div className={clsx(kit.stack, styles.inputs)}>{children}</div>
    </fieldset>
  );
}

export function optional(label: string): ReactNode {
  return (
    <>
      {label}
      <span className={text.mute}> (optional)</span>
    </>
  );
}
