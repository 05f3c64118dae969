import { faq, headings } from '../../../content/pages/contact.ts';
import { Accordion } from '../../kit/Accordion.tsx';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './ContactFaq.module.css';

/** The four questions before a first message. */
export function ContactFaq() {
  return (
    <Section isColumns>
      <SectionHead className={styles.head} {...headings.faq} />
      <div className={styles.list}>
        <Accordion
          name="contact-faq"
          items={faq.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </Section>
  );
}
