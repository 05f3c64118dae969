import { memo, useId } from 'react';
import { newsletter } from '../../../content/blog.ts';
import { contact } from '../../../content/site.ts';
import { Button } from '../../../ui/Button.tsx';
import * as sheet from '../../../ui/Sheet.module.css';
import * as text from '../../../ui/Text.module.css';
import * as parts from './BlogParts.module.css';
import * as styles from './Newsletter.module.css';
import { useSubscription } from './use-subscription.ts';

/** Stay Updated: one address, one button. */
export const Newsletter = memo(function Newsletter() {
  const { email, setEmail, outcome, submit } = useSubscription();
  const id = useId();
  const isSending = outcome === 'sending';
  return (
    <form
      className={`${styles.newsletter} ${sheet.ticks}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 className={styles.title}>{newsletter.title}</h2>
      <p className={text.mute}>{newsletter.text}</p>
      <div className={`${styles.form} ${parts.scripted}`}>
        <label className={styles.label} htmlFor={id}>
          {newsletter.label}
        </label>
        <input
          id={id}
          className={parts.input}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button variant="primary" type="submit" aria-busy={isSending} aria-disabled={isSending}>
          {newsletter.submit}
        </Button>
        <p className={styles.outcome} role="status">
          {outcome && newsletter.outcomes[outcome]}
        </p>
      </div>
      <p className={text.note}>
        {newsletter.orWrite} <a href={`mailto:${contact.newsletterEmail}`}>{contact.newsletterEmail}</a>
      </p>
    </form>
  );
});
