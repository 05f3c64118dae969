import { faq } from '../../../content/home.ts';
import { Accordion } from '../../kit/Accordion.tsx';
import { Sheet, SheetHead } from '../../kit/section/Sheet.tsx';
import * as styles from './Notes.module.css';

/** The FAQ: five questions, one answer open at a time. */
export function Notes() {
  return (
    <Sheet id="faq" isColumns>
      <SheetHead
        className={styles.head}
        tag="General notes"
        title="Asked before signing."
        lead={
          <>
            Not here? <a href="/chat">Ask the assistant</a> or <a href="/contact">write to us</a>.
          </>
        }
      />
      <div className={styles.answers}>
        <Accordion
          name="faq"
          items={faq.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </Sheet>
  );
}
