import { type FormEvent, useEffect, useRef } from 'react';
import { headings } from '../../../../content/pages/contact.ts';
import { form, serviceOptions } from '../../../../content/pages/contact-form.ts';
import { contact } from '../../../../content/site.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/Field.tsx';
import * as text from '../../../../ui/Text.module.css';
import { handedOver, keep, readKept } from '../../../chat/keep.ts';
import * as section from '../../../kit/section/Section.module.css';
import { Tag } from '../../../kit/section/Section.tsx';
import * as styles from './ContactForm.module.css';
import { ContactOutcome } from './ContactOutcome.tsx';
import type { ContactMessage } from './delivery.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** The address for messages; empty: the sending is simulated. */
  url: string;
  timeoutMs: number;
}

/**
 * The message form. Its fields are the browser's own: what was typed before the script came is kept, and the browser
 * validates. `method="dialog"` submits nothing by itself, so that no message can end up in an address.
 */
export function ContactForm({ url, timeoutMs }: ContactFormProps) {
  const { status, submit } = useContactForm(url, timeoutMs);
  const ref = useRef<HTMLFormElement>(null);
  const isSubmitting = status === 'submitting';
  useEffect(() => {
    if (status === 'sent') ref.current?.reset();
  }, [status]);
  useEffect(() => {
    // Who comes from the chat brings the conversation along.
    const field = ref.current?.elements.namedItem('message');
    if (field instanceof HTMLTextAreaElement) field.value ||= readKept(handedOver);
    keep(handedOver, '');
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(readMessage(event.currentTarget));
  };
  return (
    <form ref={ref} className={`${styles.form} ${section.ticks}`} method="dialog" onSubmit={onSubmit}>
      <div className={styles.top}>
        <Tag>{headings.formTag}</Tag>
        <p className={text.note}>{form.required}</p>
      </div>
      <h2 className={text.hidden}>{headings.form}</h2>
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
      </div>
      <div className={styles.foot}>
        <Button
          className={styles.submit}
          type="submit"
          variant="primary"
          // Not `disabled`, which would take the focus away; a second press is ignored.
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? form.submitting : form.submit}
        </Button>
        <p className={styles.withoutScript}>
          {form.withoutScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
        <ContactOutcome status={status} />
      </div>
    </form>
  );
}

function readMessage(element: HTMLFormElement): ContactMessage {
  const data = new FormData(element);
  const read = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    company: read('company'),
    phone: read('phone'),
    service: read('service'),
    message: read('message'),
  };
}
