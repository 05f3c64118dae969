import { type FormEvent, useRef } from 'react';
import { booking, headings } from '../../../../content/pages/contact.ts';
import { form, serviceOptions } from '../../../../content/pages/contact-form.ts';
import { contact } from '../../../../content/site.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/Field.tsx';
import * as text from '../../../../ui/Text.module.css';
import { isFilledIn } from '../../../kit/fields.ts';
import * as section from '../../../kit/section/Section.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import * as styles from './ContactForm.module.css';
import { type ContactStatus, useContactForm } from './use-contact-form.ts';

/**
 * The message form. Its fields are uncontrolled, so hydration keeps text typed earlier, and the browser validates them.
 * `method="dialog"` sends nothing without JavaScript, so that no message can end up in a URL.
 */
export function ContactForm({ url, timeoutMs }: { url: string; timeoutMs: number }) {
  const ref = useRef<HTMLFormElement>(null);
  const { status, reason, submit } = useContactForm(ref, url, timeoutMs);
  const isSubmitting = status === 'submitting';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFilledIn(event.currentTarget)) void submit();
  };
  return (
    <form
      ref={ref}
      className={`${styles.form} ${section.edge}`}
      method="dialog"
      data-early="submit"
      data-lost={false}
      role="none"
      onSubmit={onSubmit}
    >
      <div className={`${section.row} ${styles.top}`} data-spread>
        <h2 className={type.title}>{headings.form}</h2>
        <p className={text.note}>{form.required}</p>
      </div>
      <div className={styles.fields}>
        <TextField {...form.name} name="name" required />
        <TextField {...form.email} name="email" type="email" required />
        <TextField {...form.company} name="company" />
        <TextField {...form.phone} name="phone" type="tel" />
        <SelectField {...form.service} className={styles.wide} name="service" required>
          {serviceOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...form.message} className={styles.wide} name="message" required />
        {/* A trap for programs: people neither see nor reach this field. */}
        {url && <input className={text.hidden} name="website" tabIndex={-1} autoComplete="off" aria-hidden />}
      </div>
      <div className={styles.foot}>
        <Button
          className={styles.submit}
          type="submit"
          variant="primary"
          // Not `disabled`, which would drop the focus; `submit` ignores a second press.
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? form.submitting : form.submit}
        </Button>
        {booking.url && <ButtonLink href={booking.url}>{booking.label}</ButtonLink>}
        <p className={styles.withoutScript}>
          {form.withoutScript} <a href="/contact?#main">{form.reload}</a> {form.orEmail}{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
        <Outcome status={status} reason={reason} />
      </div>
    </form>
  );
}

/** The outcome of a message. Live regions are always mounted, because a region that mounts with its text is silent. */
function Outcome({ status, reason }: { status: ContactStatus; reason: string }) {
  const problem = status === 'failed' ? `${reason} ${form.failure}`.trim() : status === 'unknown' && form.unknown;
  return (
    <div className={styles.outcome}>
      {(status === 'idle' || status === 'submitting') && (
        <p className={`${text.mute} ${styles.use}`}>
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
