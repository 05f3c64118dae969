import { useState } from 'react';
import type { newsletter } from '../../../content/blog.ts';
import { sendSubscription, subscriptionMail } from './subscription.ts';

/** Where subscriptions are sent, written in by the build; empty: by e-mail. */
declare const __NEWSLETTER_URL__: string | undefined;
const newsletterUrl: string = typeof __NEWSLETTER_URL__ === 'string' ? __NEWSLETTER_URL__ : '';

export interface Subscription {
  email: string;
  setEmail: (email: string) => void;
  /** Null until something was submitted. */
  outcome: keyof typeof newsletter.outcomes | null;
  submit: () => void;
}

/** What becomes of an address: a message in the reader's mail program, or one request at a time to the list. */
export function useSubscription(): Subscription {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Subscription['outcome']>(null);

  const send = async () => {
    setOutcome('sending');
    try {
      await sendSubscription(newsletterUrl, email);
      setEmail('');
      setOutcome('success');
    } catch {
      setOutcome('failure');
    }
  };
  const submit = () => {
    if (outcome === 'sending') return;
    if (email === '') {
      setOutcome('missing');
    } else if (newsletterUrl) {
      send();
    } else {
      window.location.href = subscriptionMail(email);
      setOutcome('mailOpened');
    }
  };
  return { email, setEmail, outcome, submit };
}
