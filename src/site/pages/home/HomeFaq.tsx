import { faq, notes } from '../../../content/pages/home.ts';
import { Accordion } from '../../kit/Accordion.tsx';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeFaq.module.css';

/** The FAQ: five questions, one answer open at a time. */
export function HomeFaq() {
  return (
    <Section id="faq" isColumns>
      <SectionHead
        className={styles.head}
        tag={notes.tag}
        title={notes.title}
        lead={
          <>
            {notes.elsewhere} <a href="/chat">{notes.ask}</a> {notes.or} <a href="/contact">{notes.write}</a>.
          </>
        }
      />
      <div className={styles.answers}>
        <Accordion
          name="faq"
          items={faq.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  );
}
