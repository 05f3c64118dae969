import clsx from 'clsx';
import { useLayoutEffect } from 'react';
import { head, hero, withoutScript } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import * as text from '../../../ui/Text.module.css';
import { pageChat } from '../../chat/page-chat.ts';
import { ChatPanel } from '../../chat/view/ChatPanel.tsx';
import { BackLink } from '../../kit/BackLink.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './Chat.module.css';

export { MessageItem } from '../../chat/message/MessageItem.tsx';
export { Widget } from '../../chat/widget/Widget.tsx';
export { pageChat };

export const page = { Page: Chat, head };

export function Chat() {
  // A layout effect, so that it runs before the effect in which the composer restores its draft.
  useLayoutEffect(sendQuestionInUrl, []);
  return (
    <section className={clsx(section.graph, styles.room)} data-lost={false}>
      <div className={styles.intro}>
        <BackLink>{hero.back}</BackLink>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={clsx(text.lead, styles.lead)}>{hero.lead}</p>
          {/* Visible only without JavaScript, or if the script fails to load after a question was sent. */}
          <p className={styles.withoutScript}>
            {withoutScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
          </p>
        </div>
      </div>
      <ChatPanel chat={pageChat} />
    </section>
  );
}

/** Sends the question in `?q=`, or else makes it the draft. Removes it from the URL, so that a reload sends nothing. */
function sendQuestionInUrl(): void {
  const url = new URL(location.href);
  const question = url.searchParams.get('q');
  if (!question) return;
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  if (!pageChat.send(question)) pageChat.keepDraft(question);
}
