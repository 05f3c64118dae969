import { type FormEvent, memo, useId, useState } from 'react';
import { newsletter } from '../../../content/blog.ts';
import { contact } from '../../../content/site.ts';
import { Button } from '../../../ui/Button.tsx';
import * as input from '../../../ui/Input.module.css';
import * as sheet from '../../../ui/Sheet.module.css';
import * as text from '../../../ui/Text.module.css';
import * as parts from './BlogParts.module.css';
import * as styles from './Newsletter.module.css';

/** Stay Updated: one address, one button. What submitting does is fetched when the form gets the focus. */
export const Newsletter = memo(function Newsletter() {
  const { outcome, isSending, submit } = useSubscription();
  const id = useId();
  return (
    <form className={`${styles.newsletter} ${sheet.ticks}`} onSubmit={submit} onFocus={prefetch}>
      <h2 className={styles.title}>{newsletter.title}</h2>
      <p className={text.mute}>{newsletter.text}</p>
      <div className={`${styles.form} ${parts.scripted}`}>
        <label className={styles.label} htmlFor={id}>
          {newsletter.label}
        </label>
        <input id={id} className={input.input} type="email" name="email" autoComplete="email" />
        <Button variant="primary" type="submit" aria-busy={isSending} aria-disabled={isSending}>
          {newsletter.submit}
        </Button>
        <p className={styles.outcome} role="status">
          {outcome}
        </p>
      </div>
      <p className={text.note}>
        {newsletter.orWrite} <a href={`mailto:${contact.newsletterEmail}`}>{contact.newsletterEmail}</a>
      </p>
    </form>
  );
});

/** One request for one press: while one is under way, another press does nothing. A failure keeps the field. */
function useSubscription() {
  const [outcome, setOutcome] = useState('');
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    if (isSending) return;
    if (!email) return setOutcome(newsletter.missing);
    setIsSending(true);
    setOutcome('');
    try {
      const { subscribe } = await loadSubscription();
      setOutcome(await subscribe(email));
      form.reset();
    } catch {
      setOutcome(newsletter.failure);
    }
    setIsSending(false);
  };
  return { outcome, isSending, submit };
}

function loadSubscription() {
  return import('./subscription.ts');
}

function prefetch() {
  loadSubscription().catch(() => undefined);
}
