import type { MouseEvent } from 'react';
import { person, senders } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import { storeInTab } from '../../../lib/tab-storage.ts';
import * as text from '../../../ui/Text.module.css';
import { transcriptKey } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import * as styles from './Log.module.css';

/** Maximum length of the transcript, in UTF-16 units. A longer one loses its beginning. */
const TRANSCRIPT_MAX_LENGTH = 1200;
/** Maximum length of the email's encoded text, because mail programs accept URLs of about 2,000 characters. */
const BODY_MAX_LENGTH = 1800;

/** Links for contacting a person by email or contact form. A click adds the transcript to the message. */
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
      <a href="/contact" onClick={() => storeInTab(transcriptKey, transcript(chat))}>
        {person.form}
      </a>
    </span>
  );
}

/** Returns the end of the conversation as plain text, without the opening messages. */
function transcript(chat: Chat): string {
  const whole = chat
    .read()
    .messages.flatMap(({ timestamp, sender, text }) =>
      timestamp > 0 ? `${sender === 'ai' ? senders.ai : person.me}: ${text}` : [],
    )
    .join('\n\n');
  // The cut may split a surrogate pair, and `encodeURIComponent` would throw.
  return whole.slice(-TRANSCRIPT_MAX_LENGTH).toWellFormed();
}
