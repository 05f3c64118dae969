import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { isBlank } from '../../../lib/is-blank.ts';
import { Button } from '../../../ui/Button.tsx';
import * as input from '../../../ui/Input.module.css';
import * as text from '../../../ui/Text.module.css';
import { type Chat, QUESTION_MAX_LENGTH } from '../create-chat.ts';
import * as styles from './Composer.module.css';

/** What browsers without `isComposing` at hand report while an input method has the keyboard. */
const COMPOSING_KEY_CODE = 229;
/** The limit is told of when fewer characters than these are left. */
const ENOUGH = 200;

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  chat: Chat;
  id: string;
  isPending: boolean;
  /** Answers whether the text was sent. */
  onSend: (text: string) => boolean;
}

/** Where one writes: Enter sends, Shift+Enter starts a new line. Sending never takes the focus away. */
export function Composer({ ref, chat, id, isPending, onSend }: ComposerProps) {
  // The text is the field's own: a keystroke renders nothing but the first, the last, and those near the limit.
  const [isEmpty, setIsEmpty] = useState(true);
  const [left, setLeft] = useState(ENOUGH);
  const readField = () => {
    const value = ref.current?.value ?? '';
    const rest = QUESTION_MAX_LENGTH - value.trim().length;
    setIsEmpty(isBlank(value));
    setLeft(Math.min(rest, ENOUGH));
    chat.keepDraft(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there.
  useEffect(() => {
    // Somebody may have written before the script was here.
    if (ref.current) ref.current.value ||= chat.readDraft();
    readField();
  }, []);

  const isIdle = isPending || isEmpty || left < 0;
  const send = () => {
    if (!ref.current || !onSend(ref.current.value)) return;
    ref.current.value = '';
    readField();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className={text.hidden} htmlFor={id}>
        Message
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${input.input} ${styles.field}`}
        rows={1}
        placeholder="Write a message"
        enterKeyHint="send"
        autoComplete="off"
        readOnly={isPending}
        aria-disabled={isPending}
        aria-invalid={left < 0}
        aria-describedby={`${id}-left`}
        onInput={readField}
        onKeyDown={onKeyDown}
      />
      {/* Pressed with a pointer, it leaves the focus where it is. */}
      <Button type="submit" variant="primary" aria-disabled={isIdle} onMouseDown={(event) => event.preventDefault()}>
        Send
      </Button>
      <p id={`${id}-left`} className={`${text.note} ${styles.left}`}>
        {left < 0 ? `${-left} characters too many` : left < ENOUGH && `${left} characters left`}
      </p>
    </form>
  );
}
