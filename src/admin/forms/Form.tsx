import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { DangerButton } from '../kit/controls/DangerButton.tsx';
import { ErrorSummary } from '../kit/controls/ErrorSummary.tsx';
import * as dialog from '../kit/dialog/Dialog.module.css';
import { useAsLeft } from '../navigation/use-navigation.ts';
import type { Path } from '../paths.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { keyName } from '../shell/use-keys.ts';
import { ContestedFields } from './ContestedFields.tsx';
import * as styles from './Form.module.css';
import type { Contest, FormStatus } from './form-state.ts';

interface FormProps {
  /** The answer of `useForm`. */
  form: {
    readonly errors: Readonly<Record<string, string | undefined>>;
    readonly contests: Readonly<Record<string, Contest | undefined>>;
    readonly status: FormStatus;
    readonly refusals: number;
    fieldId(name: string): string;
    choose(name: string, choice: 'theirs' | 'mine'): void;
    submit(): Promise<void>;
  };
  submitLabel: string;
  /** The list that Cancel leads back to. */
  list?: Path;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  /** Stands in a dialog: the buttons are where a dialog has them, the submit button last. */
  isInDialog?: boolean;
  /** It can't be undone. */
  isDangerous?: boolean;
  /** The fields. */
  children: ReactNode;
}

const sayings: { readonly [Kind in FormStatus['kind']]?: string } = {
  behind: 'Saved as it was. What you have typed since is not saved yet.',
  unchanged: 'There is nothing to save: all of it is as it was saved before.',
};

/** A form's frame: the summary of what is wrong, the fields, the submit button. */
export function Form({ form, submitLabel, list, actions, isInDialog = false, isDangerous, children }: FormProps) {
  const { errors, contests, status, refusals, fieldId } = form;
  const asLeft = useAsLeft();
  const waitSeconds = useSecondsUntil(status.kind === 'refused' ? status.waitUntilMs : 0);
  const Submit = isDangerous ? DangerButton : Button;
  const isBusy = status.kind === 'sending';
  const [cut, setCut] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setCut('');
    void form.submit();
  };
  // The habit of saving; the browser would save the page. A dialog's question is answered by its button.
  const onKey = (event: KeyboardEvent) => {
    if (keyName(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || isInDialog) return;
    // Held down, it is pressed once.
    if (event.repeat) event.preventDefault();
    else submit(event);
  };
  const onPaste = async ({ target, clipboardData }: ClipboardEvent) => setCut(await cutOf(target, clipboardData));
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [{ fieldId: fieldId(name), text }] : []));
  const contested = Object.entries(contests).flatMap(([name, contest]) => (contest ? [[name, contest] as const] : []));
  const sentences = status.kind === 'refused' ? status.sentences : [];
  return (
    // A password must never get into an address, even if the script fails.
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onKeyDown={onKey}
      onPaste={onPaste}
      onInput={() => setCut('')}
    >
      {sentences.length + found.length > 0 && <ErrorSummary key={refusals} sentences={sentences} fields={found} />}
      {contested.length > 0 && (
        <ContestedFields key={`contests-${refusals}`} contests={contested} fieldId={fieldId} onChoose={form.choose} />
      )}
      {children}
      <p role="status" className={styles.behind}>
        {sayings[status.kind] ?? cut}
      </p>
      <div className={isInDialog ? dialog.foot : styles.actions}>
        {isInDialog && actions}
        <Submit
          type="submit"
          variant={isDangerous ? undefined : 'primary'}
          size="small"
          aria-busy={isBusy}
          aria-disabled={isBusy || waitSeconds > 0}
        >
          {waitSeconds > 0 ? `Try again in ${waitSeconds} s` : submitLabel}
        </Submit>
        {list && <LinkButton href={asLeft(list)}>Cancel</LinkButton>}
      </div>
    </form>
  );
}

/** The sentence for a paste whose end does not fit, which the browser cuts without a word; `''` where all of it is in the field. */
async function cutOf(field: EventTarget, pasted: DataTransfer): Promise<string> {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return '';
  const text = solid(pasted.getData('text'));
  // The browser inserts it once the event is over.
  await new Promise((resolve) => setTimeout(resolve));
  const { value, maxLength } = field;
  const isCut = maxLength > 0 && value.length >= maxLength && !solid(value).includes(text);
  return isCut ? `Only ${formatNumber(maxLength)} characters fit there: the end of what you pasted was cut.` : '';
}

/** A text without white space: each kind of field has line breaks of its own. */
function solid(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Counts down to a moment, in whole seconds; 0 from then on. */
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
