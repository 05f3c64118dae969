import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { isBlank } from '../../../lib/is-blank.ts';
import { Button } from '../../../ui/Button.tsx';
import * as input from '../../../ui/Input.module.css';
import * as text from '../../../ui/Text.module.css';
import * as styles from './Composer.module.css';

/** What browsers without `isComposing` at hand report while an input method has the keyboard. */
const COMPOSING_KEY_CODE = 229;

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  id: string;
  isPending: boolean;
  /** Answers whether the text was sent. */
  onSend: (text: string) => boolean;
}

/** Where one writes: Enter sends, Shift+Enter starts a new line. */
export function Composer({ ref, id, isPending, onSend }: ComposerProps) {
  // The text is the field's own: a keystroke renders nothing but the first and the last.
  const [isEmpty, setIsEmpty] = useState(true);
  const readField = () => setIsEmpty(isBlank(ref.current?.value ?? ''));
  // Somebody may have written before the script was here.
  useEffect(() => setIsEmpty(isBlank(ref.current?.value ?? '')), [ref]);

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
        disabled={isPending}
        onInput={readField}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" disabled={isPending || isEmpty}>
        Send
      </Button>
    </form>
  );
}
