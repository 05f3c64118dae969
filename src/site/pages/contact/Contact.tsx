import { Section } from '../../kit/section/Section.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactLayout.module.css';
import { contactParts, INTRO_ID } from './contact-parts.ts';

/** Where messages go. Written in by the build; empty: the sending is simulated. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';
const contactTimeoutMs = 15_000;

/** What to write, the form to write it in, the other ways to say it, and everything else. */
export function Page() {
  return (
    <>
      <Section id={INTRO_ID} className={styles.intro} isColumns>
        {contactParts.words}
        <div className={styles.order}>
          <ContactForm url={contactUrl} timeoutMs={contactTimeoutMs} />
        </div>
        {contactParts.channels}
      </Section>
      {contactParts.rest}
    </>
  );
}
