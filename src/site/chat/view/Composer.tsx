import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { controls } from '../../../content/chat.ts';
import { isBlank } from '../../../lib/is-blank.ts';
import { Button } from '../../../ui/Button.tsx';
import * as input from '../../../ui/Input.module.css';
import { isComposing } from '../../../ui/is-composing.ts';
import * as text from '../../../ui/Text.module.css';
import type { Chat } from '../create-chat.ts';
import { QUESTION_MAX_LENGTH } from '../reduce-chat.ts';
import * as styles from './Composer.module.css';

/** The number of remaining characters is displayed if it's below this limit. */
const SHOW_COUNT_BELOW = 200;

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  chat: Chat;
  isPending: boolean;
  /** Returns whether the text was sent. */
  onSend: (text: string) => boolean;
}

/** The message field: Enter sends, Shift+Enter starts a new line. Sending keeps the focus in the field. */
export function Composer({ ref, chat, isPending, onSend }: ComposerProps) {
  // The field is uncontrolled, so a keystroke re-renders only if the field becomes empty or filled, or near the limit.
  const [length, setLength] = useState(0);
  const left = QUESTION_MAX_LENGTH - length;
  const readField = () => {
    const { value = '' } = ref.current ?? {};
    setLength(isBlank(value) ? 0 : Math.max(value.trim().length, QUESTION_MAX_LENGTH - SHOW_COUNT_BELOW));
    chat.keepDraft(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount.
  useEffect(() => {
    // Keep text typed before hydration; otherwise restore the draft.
    if (ref.current) ref.current.value ||= chat.readDraft();
    readField();
  }, []);

  const send = () => {
    const field = ref.current;
    if (!field || !onSend(field.value)) return;
    field.value = '';
    readField();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a read-only field, a space would scroll the page: prevent that. `send` is a no-op while an answer is pending.
    if (isPending ? event.key !== ' ' : event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent))
      return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.form}>
      <textarea
        ref={ref}
        dir="auto"
        className={`${input.input} ${styles.field}`}
        rows={1}
        aria-label={controls.write}
        placeholder={controls.write}
        enterKeyHint="send"
        data-early="Enter"
        readOnly={isPending}
        aria-disabled={isPending}
        aria-invalid={left < 0}
        aria-describedby="chat-left"
        onInput={readField}
        onKeyDown={onKeyDown}
      />
      {/* `onMouseDown` keeps the focus in the field when the button is clicked. */}
      <Button
        variant="primary"
        aria-disabled={isPending || !length || left < 0}
        onMouseDown={(event) => event.preventDefault()}
        onClick={send}
      >
        {controls.send}
      </Button>
      <p id="chat-left" className={`${text.note} ${styles.left}`}>
        {left < SHOW_COUNT_BELOW && controls.room(left)}
      </p>
    </div>
  );
}
