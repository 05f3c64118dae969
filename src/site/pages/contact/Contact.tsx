import { callToAction, hero } from '../../../content/pages/contact.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../../kit/Arrow.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './Contact.module.css';
import { ContactChannels } from './ContactChannels.tsx';
import { ContactFaq } from './ContactFaq.tsx';
import { ContactSocials } from './ContactSocials.tsx';
import { ContactSteps } from './ContactSteps.tsx';
import { ContactForm } from './form/ContactForm.tsx';

/** Where messages go. Written in by the build; empty: the sending is simulated. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';
const contactTimeoutMs = 15_000;

/** What to write, the form to write it in, the other ways to say it, and what happens then. */
export function Contact() {
  return (
    <>
      <Section className={styles.intro} isColumns>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={text.lead}>{hero.lead}</p>
        </div>
        <div className={styles.order}>
          <ContactForm url={contactUrl} timeoutMs={contactTimeoutMs} />
        </div>
        <div className={styles.channels}>
          <ContactChannels />
        </div>
      </Section>
      <ContactSteps />
      <ContactFaq />
      <ContactSocials />
      <CallToAction tag="Next sheet" title={callToAction.title} lead={callToAction.text}>
        <ButtonLink variant="primary" href="/services">
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
