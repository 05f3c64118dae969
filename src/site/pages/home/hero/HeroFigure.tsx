import clsx from 'clsx';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { hero } from '../../../../content/pages/home.ts';
import { hasChat } from '../../../../content/parts.ts';
import { readFromTab, storeInTab } from '../../../../lib/tab-storage.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { Figure } from '../../../kit/figures/Figure.tsx';
import { isFilledIn } from '../../../kit/is-filled-in.ts';
import { Sign } from '../../../kit/Sign.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { addStyles } from '../../../navigation/styles.ts';
import * as styles from './HeroFigure.module.css';
import tall from './tall.svg';
import wide from './wide.svg';

/**
 * The animated figure of a chatbot, horizontal on wide screens and vertical on narrow ones. The form below it sends a
 * question to the assistant. Without JavaScript, or after a failure, the form opens the assistant's page.
 */
export function HeroFigure() {
  const [isStopped, toggle] = useStopped();
  return (
    <figure
      className={clsx(styles.machine, section.graph, section.row)}
      data-figure="live"
      data-stopped={isStopped || undefined}
    >
      <Figure className={styles.wide} drawing={wide} label={hero.drawing} words={hero} />
      <Figure className={styles.tall} drawing={tall} label={hero.drawing} words={hero} />
      {hasChat && <Desk />}
      <figcaption className={text.note}>{hero.caption}</figcaption>
      <button type="button" className={clsx(text.note, styles.valve)} data-early="click" onClick={toggle}>
        <Sign d="M1 6v10l16-10v10zM9 11V3M5 3h8" />
        {/* A separate element, so that the label still updates after a translator has replaced its text. */}
        <span>{isStopped ? hero.run : hero.stop}</span>
      </button>
    </figure>
  );
}

function Desk() {
  const [answer, ask, close] = useDesk();
  return (
    <form
      action="/chat#ask"
      className={styles.desk}
      data-early="submit"
      onSubmit={ask}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <input className={styles.question} dir="auto" name="q" aria-label={hero.ask} placeholder={hero.ask} required />
      <Button type="submit">{hero.send}</Button>
      {answer}
    </form>
  );
}

/** Without the condition, builds without a chat would keep its code. */
const loadDesk = () =>
  hasChat ? Promise.all([import('../../chat/Chat.tsx'), import('./DeskAnswer.tsx')]) : Promise.reject();

/** Returns the answer and the functions that request and close it. The first question loads the assistant's code. */
function useDesk(): [answer: ReactNode, ask: (event: SubmitEvent<HTMLFormElement>) => void, close: () => void] {
  const [answer, setAnswer] = useState<ReactNode>(null);
  const close = () => setAnswer(null);
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isFilledIn(form)) return;
    try {
      const [assistant, desk] = await loadDesk();
      addStyles(assistant);
      addStyles(desk);
      const { pageChat } = assistant;
      if (!pageChat.read().isPending && !pageChat.send(String(new FormData(form).get('q'))))
        throw new Error('The question is too long');
      setAnswer(<desk.DeskAnswer assistant={assistant} onClose={close} />);
    } catch {
      form.submit();
    }
  };
  return [answer, ask, close];
}

/** Returns whether the reader has paused the figure in this tab, and a toggle. Source: WCAG 2.2, criterion 2.2.2. */
function useStopped(): [boolean, () => void] {
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => setIsStopped(!!readFromTab('stopped')), []);
  const toggle = () => {
    setIsStopped(!isStopped);
    storeInTab('stopped', isStopped ? '' : '1');
  };
  return [isStopped, toggle];
}
