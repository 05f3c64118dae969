import { type MouseEvent, useEffect, useRef } from 'react';
import { countOf } from '../../../lib/format.ts';
import * as styles from '../states/ErrorMessage.module.css';

interface ErrorSummaryProps {
  /** Messages that belong to no field. */
  sentences: readonly string[];
  /** Errors of fields. */
  fields: readonly { fieldId: string; text: string }[];
}

/** A form's errors. Takes the focus when it mounts, and links to the fields. */
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
