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

// For the widget and Fig. 1 of the home page, which load this page's code.
export { createChat } from '../../chat/create-chat.ts';
export { MessageItem } from '../../chat/message/MessageItem.tsx';
export { openingMessage } from '../../chat/page-chat.ts';
export { ChatPanel, pageChat };

export const page = { Page: Chat, head };

export function Chat() {
  // A layout effect, so that it runs before the effect in which the composer restores its draft.
  useLayoutEffect(takeQuestionInUrl, []);
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

/** Sends the question in `?q=` if it comes from the home page, or else adds it to the draft. Removes it from the URL. */
function takeQuestionInUrl(): void {
  const url = new URL(location.href);
  const question = url.searchParams.get('q');
  if (!question) return;
  // The referrer is that of the document, within which a link may have led here.
  const [opened] = performance.getEntriesByType('navigation');
  const isFromHome = document.referrer.split('?')[0] === `${url.origin}/` && opened?.name.includes(url.search);
  url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
  const draft = pageChat.readDraft();
  if (isFromHome && pageChat.send(question)) return;
  if (!draft.includes(question)) pageChat.keepDraft(draft ? `${draft}\n${question}` : question);
}
