import { callToAction, hero } from '../../../content/pages/contact.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../../kit/Arrow.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { Headline } from '../../kit/section/Headline.tsx';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './Contact.module.css';
import { ContactChannels } from './ContactChannels.tsx';
import { ContactFaq } from './ContactFaq.tsx';
import { ContactSocials } from './ContactSocials.tsx';
import { ContactSteps } from './ContactSteps.tsx';
import { ContactForm } from './form/ContactForm.tsx';

/** The endpoint for messages, inserted by the build. If it's empty, sending is simulated. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';
const contactTimeoutMs = 15_000;

/** The contact page: questions, form, other channels, and the next steps. */
export function Contact() {
  return (
    <>
      <Section className={styles.intro} isColumns>
        <div className={styles.words}>
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
      <ContactFaq />
      <ContactSocials />
      <CallToAction words={callToAction} figure={<Sheets />}>
        <ButtonLink variant="primary" href="/services">
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** The drawing of the call to action: five overlapping sheets, and an arrow that leads on. */
function Sheets() {
  return (
    <>
      <path data-l="body" d="M40 20h240v150H40z" />
      <path data-l="body" d="M240 35h240v150H240z" />
      <path data-l="body" d="M440 50h240v150H440z" />
      <path data-l="body" d="M640 65h240v150H640z" />
      <path data-l="body" d="M840 80h240v150H840z" />
      <path data-l="word" d="M56 40H200M256 55H400M456 70H600M656 85H800M856 100h144" />
      <path
        data-l="hid"
        d="M88 66h104v80H88zM298 120a40 40 0 1 0 80 0 40 40 0 1 0-80 0M540 96l46 80h-92zM700 120h90v72h-90zM900 130h120v78H900z"
      />
      <path data-l="live" d="M1104 155h54" />
      <path data-l="tip" d="m1174 155-16-7v14z" />
    </>
  );
}
