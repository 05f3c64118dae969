import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** What belongs to no field. */
  sentences: readonly string[];
  /** What is wrong with which field. */
  fields: readonly { fieldId: string; text: string }[];
}

/** What is wrong with a form. Takes the focus when it appears, and leads to the fields. */
export function ErrorSummary({ sentences, fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
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
