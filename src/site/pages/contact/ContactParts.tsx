import { callToAction, hero } from '../../../content/contact.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Arrow } from '../../kit/Arrow.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { ContactChannels } from './ContactChannels.tsx';
import { ContactFaq } from './ContactFaq.tsx';
import * as styles from './ContactLayout.module.css';
import { ContactSocials } from './ContactSocials.tsx';
import { ContactSteps } from './ContactSteps.tsx';
import type { ContactParts } from './contact-parts.ts';

/** The page without its form. */
export const parts: ContactParts = {
  words: (
    <div className={styles.words}>
      <h1 className={styles.title}>{hero.title}</h1>
      <p className={text.lead}>{hero.lead}</p>
    </div>
  ),
  channels: (
    <div className={styles.channels}>
      <ContactChannels />
    </div>
  ),
  rest: (
    <>
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
  ),
};
