import type { MouseEvent } from 'react';
import { person, senders } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import { keep } from '../../../lib/tab-storage.ts';
import * as text from '../../../ui/Text.module.css';
import type { Chat } from '../create-chat.ts';
import { handedOver } from '../keep.ts';
import * as styles from './Log.module.css';

/** How much of a conversation's end is handed over, in UTF-16 units. */
const TRANSCRIPT_MAX_LENGTH = 1200;
/** Mail programs take addresses of about 2,000 characters; a letter that is not Latin takes nine of them. */
const BODY_MAX_LENGTH = 1800;

/** The way to a person, who gets the conversation: by mail, or in the contact form. It is put in at the click. */
export function PersonLinks({ chat }: { chat: Chat }) {
  const address = `mailto:${contact.email}?subject=${encodeURIComponent(person.subject)}`;
  const addConversation = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    let body = transcript(chat);
    while (encodeURIComponent(body).length > BODY_MAX_LENGTH) body = body.slice(10).toWellFormed();
    link.href = `${address}&body=${encodeURIComponent(body)}`;
  };
  return (
    <span className={`${text.note} ${styles.person}`}>
      {person.label}{' '}
      <a href={address} onClick={addConversation}>
        {person.mail}
      </a>{' '}
      <a href="/contact" onClick={() => keep(handedOver, transcript(chat))}>
        {person.form}
      </a>
    </span>
  );
}

/** The end of a conversation as plain text, for a person to read. The opening messages say nothing. */
function transcript(chat: Chat): string {
  const whole = chat
    .read()
    .messages.flatMap(({ timestamp, sender, text }) =>
      timestamp > 0 ? `${sender === 'ai' ? senders.ai : person.me}: ${text}` : [],
    )
    .join('\n\n');
  // No address can hold half a character.
  return whole.slice(-TRANSCRIPT_MAX_LENGTH).toWellFormed();
}
