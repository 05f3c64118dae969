import { callToAction, faq, head, headings, hero } from '../../../content/pages/contact.ts';
import { socials } from '../../../content/site.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../../kit/Sign.tsx';
import { Faq } from '../../kit/section/Accordion.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import { Headline } from '../../kit/section/Headline.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './Contact.module.css';
import { ContactChannels } from './ContactChannels.tsx';
import { ContactSocials } from './ContactSocials.tsx';
import { ContactSteps } from './ContactSteps.tsx';
import { ContactForm } from './form/ContactForm.tsx';
import sheets from './sheets.svg';

/** The endpoint for messages, inserted by the build. If it's empty, sending is simulated. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';
const contactTimeoutMs = 15_000;

export const page = { Page: Contact, head };

export function Contact() {
  return (
    <>
      <Section className={styles.intro} columns="5-7">
        <div className={`${section.title} ${styles.words}`}>
          <Headline className={styles.title}>{hero.title}</Headline>
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
      <Faq {...headings.faq} questions={faq} />
      {socials.length > 0 && <ContactSocials />}
      <CallToAction className={closing.closing} words={callToAction} drawing={sheets}>
        <ButtonLink variant="primary" href="/services">
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
