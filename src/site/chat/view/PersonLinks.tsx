import type { MouseEvent } from 'react';
import { person } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import * as text from '../../../ui/Text.module.css';
import type { Chat } from '../create-chat.ts';
import { handedOver, keep } from '../keep.ts';
import { transcript } from '../transcript.ts';
import * as styles from './Log.module.css';

/** The way to a person, who gets the conversation: by mail, or in the contact form. It is put in at the click. */
export function PersonLinks({ chat }: { chat: Chat }) {
  const address = `mailto:${contact.email}?subject=${encodeURIComponent(person.subject)}`;
  const addConversation = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.href = `${address}&body=${encodeURIComponent(transcript(chat.read().messages))}`;
  };
  return (
    <span className={`${text.note} ${styles.person}`}>
      {person.label}:{' '}
      <a href={address} onClick={addConversation}>
        {person.mail}
      </a>{' '}
      <a href="/contact" onClick={() => keep(handedOver, transcript(chat.read().messages))}>
        {person.form}
      </a>
    </span>
  );
}
