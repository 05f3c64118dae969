import { headings } from '../../../../content/pages/contact.ts';
import { form } from '../../../../content/pages/contact-form.ts';
import { contact } from '../../../../content/site.ts';
import * as text from '../../../../ui/Text.module.css';
import * as styles from './ContactOutcome.module.css';
import type { ContactStatus } from './use-contact-form.ts';

/** The outcome of a message. Live regions are always mounted, because a region that mounts with its text is silent. */
export function ContactOutcome({ status, reason }: { status: ContactStatus; reason: string }) {
  const problem = status === 'failed' ? `${reason} ${form.failure}`.trim() : status === 'unknown' && form.unknown;
  return (
    <div className={styles.outcome}>
      {(status === 'idle' || status === 'submitting') && (
        <p className={styles.use}>
          {form.use} <a href="/privacy">{headings.privacy}</a>
        </p>
      )}
      <div role="status">
        <p className={text.hidden}>{status === 'submitting' && form.sending}</p>
        {status === 'sent' && (
          <p className={styles.banner} data-kind="good">
            <Mark d="m4 10 4 4.5L16 4" />
            {form.success}
          </p>
        )}
      </div>
      <div role="alert">
        {problem && (
          <p className={styles.banner} data-kind="bad">
            <Mark d="M10 3v9M10 16v1" />
            <span>
              {problem} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function Mark({ d }: { d: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
