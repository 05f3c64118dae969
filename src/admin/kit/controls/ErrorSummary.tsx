import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from '../states/ErrorMessage.module.css';

interface ErrorSummaryProps {
  /** Sentences that belong to no field. */
  sentences: readonly string[];
  /** Faults of fields. */
  fields: readonly { fieldId: string; text: string }[];
}

/** The faults of a form. Takes the focus when it appears, and leads to the fields. */
export function ErrorSummary({ sentences, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div ref={box} className={styles.message} role="alert" tabIndex={-1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {fields.length > 0 && (
        <>
          <p>{fields.length === 1 ? 'One field needs another look:' : `${fields.length} fields need another look:`}</p>
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
