import { type FormEvent, memo, useId, useState } from 'react';
import { labels, newsletter } from '../../../../content/blog/blog.ts';
import { newsletterEmail } from '../../../../content/site.ts';
import { useToast } from '../../../../toasts/use-toast.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as input from '../../../../ui/Input.module.css';
import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import * as text from '../../../../ui/Text.module.css';
import * as section from '../../../kit/section/Section.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import * as styles from './Newsletter.module.css';
import { subscribe } from './subscription.ts';

export const Newsletter = memo(function Newsletter() {
  const { isMissing, isSending, submit } = useSubscription();
  const id = useId();
  return (
    // With `dialog`, Enter does nothing before hydration. With GET, it would put the address into the page's URL.
    <form className={`${styles.newsletter} ${section.edge}`} method="dialog" data-early="submit" onSubmit={submit}>
      <h2 className={type.label}>{newsletter.title}</h2>
      <p className={text.mute}>{newsletter.text}</p>
      <div className={`${styles.form} ${type.scripted}`}>
        <label className={styles.label} htmlFor={id}>
          {newsletter.label}
        </label>
        <input
          id={id}
          className={input.input}
          type="email"
          name="email"
          autoComplete="email"
          aria-invalid={isMissing}
          aria-describedby={`${id}-error`}
        />
        <Button variant="primary" type="submit" aria-busy={isSending} aria-disabled={isSending}>
          {newsletter.submit}
        </Button>
        <LiveRegion id={`${id}-error`} className={styles.error}>
          {isMissing && newsletter.missing}
        </LiveRegion>
      </div>
      <p className={text.note}>
        {newsletter.orWrite} <a href={`mailto:${newsletterEmail}`}>{newsletterEmail}</a>
      </p>
    </form>
  );
});

const TOAST_ID = 'newsletter';

/**
 * Returns the form's state and a submit function that ignores a press during a request. Success clears the field.
 *
 * A toast reports the outcome, because the reader may have left the page by then. A missing address is reported next to
 * the field.
 */
function useSubscription() {
  const toast = useToast();
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    if (isSending) return;
    setIsMissing(!email);
    if (email) await send(email, form);
  };
  const send = async (email: string, form: HTMLFormElement) => {
    setIsSending(true);
    // Dismiss the last failure, so that its Retry can't run at the same time.
    toast.dismiss(TOAST_ID);
    try {
      const { text, isSubscribed } = await subscribe(email);
      (isSubscribed ? toast.success : toast)(text);
      // The reader may have typed another address since.
      if (isSubscribed && new FormData(form).get('email') === email) form.reset();
    } catch {
      const retry = { label: labels.retry, onPress: () => send(email, form) };
      toast.error(newsletter.failure, { id: TOAST_ID, action: retry });
    }
    setIsSending(false);
  };
  return { isMissing, isSending, submit };
}
