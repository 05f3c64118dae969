import clsx from 'clsx';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { hero } from '../../../../content/pages/home.ts';
import { hasChat } from '../../../../content/parts.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { isFilledIn } from '../../../kit/fields.ts';
import { Figure } from '../../../kit/figures/Figure.tsx';
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
  return (
    <figure className={clsx(styles.machine, section.graph, section.row)} data-spread="true">
      <Figure className={styles.wide} drawing={wide} label={hero.drawing} words={hero} />
      <Figure className={styles.tall} drawing={tall} label={hero.drawing} words={hero} />
      {hasChat && <Desk />}
      <figcaption className={text.note}>{hero.caption}</figcaption>
    </figure>
  );
}

/**
 * The form. The first question loads the assistant's code. Until then, the answer is an empty string, so that its box
 * opens at once.
 */
function Desk() {
  const [answer, setAnswer] = useState<ReactNode>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setAnswer(null);
    field.current?.focus();
  };
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isFilledIn(form)) return;
    setAnswer((current) => current ?? '');
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
  return (
    <form
      action="/chat#ask"
      className={styles.desk}
      role="none"
      data-early="submit"
      onSubmit={ask}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.ask}>
        <input
          ref={field}
          className={styles.question}
          dir="auto"
          name="q"
          aria-label={hero.ask}
          aria-invalid={false}
          placeholder={hero.ask}
          required
        />
        <Button type="submit">{hero.send}</Button>
      </div>
      {answer !== null && (
        <div ref={show} className={styles.sheet}>
          {answer}
        </div>
      )}
    </form>
  );
}

/** Without the condition, builds without a chat would keep its code. */
const loadDesk = () =>
  hasChat ? Promise.all([import('../../chat/Chat.tsx'), import('./DeskAnswer.tsx')]) : Promise.reject();

/** Scrolls the window until the whole answer is visible. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });
