import { useSyncExternalStore } from 'react';
import { desk } from '../../../../content/pages/desk.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import type * as Assistant from '../../chat/Chat.tsx';
import * as styles from './DeskAnswer.module.css';

/**
 * The answer to the last question, in the box below the form. `data-phase` determines which part of the figure is
 * highlighted, and where its pulse stops (HeroFigure.module.css).
 */
export function DeskAnswer({ assistant, onClose }: { assistant: typeof Assistant; onClose: () => void }) {
  const { pageChat, MessageItem } = assistant;
  const { messages, isPending } = useSyncExternalStore(pageChat.subscribe, pageChat.read, pageChat.readOpening);
  const [asked, last] = [messages.findLast(({ sender }) => sender === 'user'), messages.at(-1)];
  const answer = last !== asked || last?.problem ? last : null;
  const waitsAt = answer ? 'answer' : 'triage';
  const tookMs = (last?.timestamp ?? 0) - (asked?.timestamp ?? 0);
  return (
    <div data-phase={isPending ? waitsAt : last?.problem ? undefined : 'done'}>
      <div role="status" aria-busy={isPending}>
        <p className={`${text.note} ${styles.time}`}>
          {isPending ? desk[waitsAt] : !last?.problem && desk.answered(tookMs)}
        </p>
        {answer && <MessageItem chat={pageChat} message={answer} act={(does) => does()} />}
      </div>
      <p className={styles.acts}>
        <a href="/chat">{desk.goOn}</a>
        <Button variant="plain" size="small" onClick={onClose}>
          {desk.close}
        </Button>
      </p>
    </div>
  );
}
