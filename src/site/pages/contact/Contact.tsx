import { callToAction } from '../../../content/contact.ts';
import { Arrow } from '../../../ui/Arrow.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Order } from '../../../ui/Order.tsx';
import { ContactFaq } from './ContactFaq.tsx';
import { ContactIntro } from './ContactIntro.tsx';
import { ContactSocials } from './ContactSocials.tsx';
import { ContactSteps } from './ContactSteps.tsx';

/** How to reach the agency: the form first, then everything else. */
export function Page() {
  return (
    <>
      <ContactIntro />
      <ContactSteps />
      <ContactFaq />
      <ContactSocials />
      <Order tag="Next sheet" title={callToAction.title} lead={callToAction.text}>
        <ButtonLink variant="primary" href="/services">
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </Order>
    </>
  );
}
