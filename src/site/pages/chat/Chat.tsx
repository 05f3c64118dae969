import clsx from 'clsx';
import { useState } from 'react';
import { assistantName, hero, suggestions, withoutScript } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import * as text from '../../../ui/Text.module.css';
import { pageChat } from '../../chat/page-chat.ts';
import { ChatPanel } from '../../chat/view/ChatPanel.tsx';
import { PanelButton } from '../../chat/view/PanelButton.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './Chat.module.css';
import { useFullscreen } from './use-fullscreen.ts';

export { Widget } from '../../chat/widget/Widget.tsx';

const icons = {
  clear: 'M3 5h12M7 5V3h4v2M5 5l1 10h6l1-10M8 8v4M10 8v4',
  fullscreen: 'M3 7V3h4M11 3h4v4M15 11v4h-4M7 15H3v-4',
  minimize: 'M3 13h12',
};

/** The assistant's page. */
export function Chat() {
  const [isMinimized, setIsMinimized] = useState(false);
  const [isFullscreen, toggleFullscreen] = useFullscreen();
  return (
    <section className={clsx(section.graph, styles.room)}>
      <div className={styles.intro}>
        <a className={styles.back} href="/">
          <svg className={styles.arrow} viewBox="0 0 18 18" aria-hidden="true">
            <path d="M16 9H3M8 4 3 9l5 5" />
          </svg>
          Home
        </a>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={clsx(text.lead, styles.lead)}>{hero.lead}</p>
          <WithoutScript />
        </div>
      </div>
      <ChatPanel
        chat={pageChat}
        place="page"
        title={assistantName}
        suggestions={suggestions}
        isMinimized={isMinimized}
        isFullscreen={isFullscreen}
        onSent={() => setIsMinimized(false)}
        actions={
          <>
            <PanelButton label="Clear chat" icon={icons.clear} onClick={pageChat.clear} />
            <PanelButton
              label="Fullscreen"
              icon={icons.fullscreen}
              aria-pressed={isFullscreen}
              onClick={toggleFullscreen}
            />
            <PanelButton
              label="Minimize"
              icon={icons.minimize}
              aria-pressed={isMinimized}
              onClick={() => setIsMinimized(!isMinimized)}
            />
          </>
        }
      />
    </section>
  );
}

/** Part of the HTML for everybody, shown only where no script runs. */
function WithoutScript() {
  return (
    <p className={styles.withoutScript}>
      {withoutScript.before}
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      {withoutScript.between}
      <a href={contact.phone.href}>{contact.phone.label}</a>
      {withoutScript.after}
    </p>
  );
}
