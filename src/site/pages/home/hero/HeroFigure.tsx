import clsx from 'clsx';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { hero } from '../../../../content/pages/home.ts';
import { keep, readKept } from '../../../../lib/tab-storage.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { Figure } from '../../../kit/figures/Figure.tsx';
import * as sign from '../../../kit/Sign.module.css';
import * as section from '../../../kit/section/Section.module.css';
import { adoptStyles } from '../../../navigation/adopt-styles.ts';
import * as styles from './HeroFigure.module.css';
import { Machine, Machines } from './HeroMachines.tsx';

/**
 * The live schematic, horizontal on wide screens and vertical on narrow ones, animated only while visible. Its question
 * field asks the assistant; without JavaScript, it leads to the assistant's page.
 */
export function HeroFigure() {
  const [isStopped, toggle] = useStopped();
  const [answer, ask, close] = useDesk();
  return (
    <figure className={clsx(styles.machine, section.graph)} data-figure="live" data-stopped={isStopped || undefined}>
      <WideFigure />
      <TallFigure />
      <form
        action="/chat#ask"
        className={styles.desk}
        onSubmit={ask}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <input className={styles.question} name="q" aria-label={hero.ask} placeholder={hero.ask} required />
        <Button type="submit">{hero.send}</Button>
        {answer}
      </form>
      <figcaption className={text.note}>{hero.caption}</figcaption>
      <button type="button" className={clsx(text.note, styles.valve)} onClick={toggle}>
        <svg className={sign.sign} viewBox="0 0 18 18" aria-hidden="true">
          <path d="M1 6v10l16-10v10zM9 11V3M5 3h8" />
        </svg>
        {/* An element of its own, so that the label still updates after a translator has replaced its text. */}
        <span>{isStopped ? hero.run : hero.stop}</span>
      </button>
      <Machines />
    </figure>
  );
}

/** Returns the answer and the functions that request and close it. Their code loads with the first question. */
function useDesk(): [answer: ReactNode, ask: (event: SubmitEvent<HTMLFormElement>) => void, close: () => void] {
  const [answer, setAnswer] = useState<ReactNode>(null);
  const close = () => setAnswer(null);
  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const [assistant, { DeskAnswer }] = await Promise.all([
        import('../../chat/Chat.tsx'),
        import('./DeskAnswer.tsx'),
      ]);
      adoptStyles(assistant.Chat);
      adoptStyles(DeskAnswer);
      const { pageChat } = assistant;
      if (!pageChat.read().isPending && !pageChat.send(String(new FormData(form).get('q'))))
        throw new Error('The assistant takes no such question');
      setAnswer(<DeskAnswer assistant={assistant} onClose={close} />);
    } catch {
      form.submit();
    }
  };
  return [answer, ask, close];
}

/** Returns whether the reader has paused the figure, stored for this visit, and a toggle. WCAG 2.2, 2.2.2. */
function useStopped(): [boolean, () => void] {
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => setIsStopped(!!readKept('stopped')), []);
  const toggle = () => {
    setIsStopped(!isStopped);
    keep('stopped', isStopped ? '' : '1');
  };
  return [isStopped, toggle];
}

function WideFigure() {
  return (
    <Figure className={styles.wide} viewBox="0 36 1280 424" label={hero.drawing}>
      <path data-l="thin" d="M16 340H1264" />
      <path data-l="soil" d="M16 345H1264" />
      <Pipe d="M92 128H168a24 24 0 0 1 24 24V184a24 24 0 0 0 24 24M92 288H168a24 24 0 0 0 24-24V232a24 24 0 0 1 24-24M92 208H1060" />
      <path data-l="pulse" d="M108 128h26M108 288h26" />
      <Pulses d="M60 208h26" />
      <path d="M108 118v20m6 0v-20m0 80v20m-6 0v-20m0 80v20m6 0v-20M246 196v24m7 0v-24M476 196v24m7 0v-24M768 196v24m7 0v-24M992 196v24m7 0v-24" />
      <path
        data-l="body"
        d="M343 250 332 332h-14v8H434v-8H420l-11-82zM536 276v56h-14v8h42v-8h-14v-56zM690 276v56h-14v8h42v-8h-14v-56zM836 276v56h-14v8h42v-8h-14v-56zM900 276v56h-14v8h42v-8h-14v-56zM1052 276v56h-14v8h42v-8h-14v-56zM1208 276v56h-14v8h42v-8h-14v-56z"
      />
      <path data-l="thin" d="M550 308H690" />
      <path d="M376 144V92M366 100h20l-20 20h20zM376 110h22M398 101v18" />
      <path data-l="tipk" d="m376 76-5 15h10z" />
      <Machine name="in" at="60 208" />
      <Machine name="triage" at="376 208" />
      <Machine name="answer" at="620 208" />
      <Machine name="crm" at="875 208" />
      <Machine name="report" at="1140 208" />
      <path data-l="hid" d="M1252 340V396H280V224" />
      <path data-l="tipk" d="m280 216-5 15h10z" />
      <path data-l="dim" d="M216 430v22M620 430v22M875 430v22M1140 430v22M216 441H1140" />
      <path
        data-l="tipk"
        d="m216 441 14-4v8zM620 441l-14-4v8zM620 441l14-4v8zM875 441l-14-4v8zM875 441l14-4v8zM1140 441l-14-4v8z"
      />
      <g data-t="name" textAnchor="middle">
        <Lettering
          texts={[
            [60, 374, hero.machines[0]],
            [376, 374, hero.machines[1]],
            [620, 374, hero.machines[2]],
            [875, 374, hero.machines[3]],
            [1140, 374, hero.machines[4]],
          ]}
        />
      </g>
      <g data-t="note">
        <Lettering
          texts={[
            [178, 100, hero.notes.person],
            [674, 90, hero.notes.documents],
          ]}
        />
        <g textAnchor="middle">
          <Lettering
            texts={[
              [766, 400.5, hero.notes.corrections],
              [418, 445.5, hero.notes.reply],
              [747, 445.5, hero.notes.record],
              [1008, 445.5, hero.notes.report],
            ]}
          />
        </g>
      </g>
    </Figure>
  );
}

function TallFigure() {
  return (
    <Figure className={styles.tall} viewBox="0 0 360 886" label={hero.drawing}>
      <Pipe d="M32 60V76a20 20 0 0 0 20 20h28a20 20 0 0 1 20 20M168 60V76a20 20 0 0 1-20 20h-28a20 20 0 0 0-20 20M100 60V740" />
      <path data-l="pulse" d="M32 58v14M168 58v14" />
      <Pulses d="M100 40v26" />
      <path d="M90 136h20m0 6H90M90 284h20m0 6H90M90 512h20m0 6H90M90 694h20m0 6H90" />
      <path data-l="body" d="M4 20h56v36H20l-8 8v-8H4zM72 20h56v36H72zM140 20h56v36h-56z" />
      <path data-l="word" d="M14 32h30M14 42h20" />
      <path data-l="thin" d="m72 22 28 20 28-20M150 28h36v8h-36zM150 42h24v7h-24z" />
      <Machine name="triage" at="100 208" scale=".82" />
      <Machine name="answer" at="100 428" scale=".82" />
      <Machine name="crm" at="100 606" scale=".82" />
      <Machine name="report" at="100 782" scale=".82" />
      <path d="M152 208h30M172 200v16l14-16v16zM179 208v-14M172 194h14" />
      <g data-t="name">
        <Lettering
          texts={[
            [214, 44, hero.machines[0]],
            [214, 204, hero.machines[1]],
            [214, 424, hero.machines[2]],
            [214, 600, hero.machines[3]],
            [214, 774, hero.machines[4]],
          ]}
        />
      </g>
      <g data-t="note">
        <Lettering
          texts={[
            [214, 64, hero.notes.ways],
            [214, 224, hero.notes.person],
            [214, 444, hero.notes.replyTime],
            [214, 461, hero.notes.source],
            [214, 620, hero.notes.recordTime],
            [214, 794, hero.notes.reportTime],
          ]}
        />
      </g>
    </Figure>
  );
}

function Pipe({ d }: { d: string }) {
  return (
    <>
      <path data-l="pipe" d={d} />
      <path data-l="bore" d={d} />
    </>
  );
}

function Lettering({ texts }: { texts: readonly (readonly [x: number, y: number, words: string])[] }) {
  return texts.map(([x, y, words]) => (
    <text key={words} x={x} y={y}>
      {words}
    </text>
  ));
}

/** The inquiries that move through the pipe. Animated by the compositor alone, to keep the main thread free. */
function Pulses({ d }: { d: string }) {
  return (
    <>
      <path data-l="pulse" className={styles.pulse} d={d} />
      <path data-l="pulse" className={styles.pulse} d={d} />
      <path data-l="pulse" className={styles.pulse} d={d} />
    </>
  );
}
