import { faq } from '../../../content/pages/home.ts';
import { Accordion } from '../../kit/Accordion.tsx';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './HomeFaq.module.css';

/** The FAQ: five questions, one answer open at a time. */
export function HomeFaq() {
  return (
    <Section id="faq" isColumns>
      <SectionHead
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
    </Section>
  );
}
