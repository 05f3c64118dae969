import { callToAction } from '../../../content/pages/services-page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../../kit/Arrow.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { ServiceList } from './ServiceList.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import { ServicesProcess } from './ServicesProcess.tsx';
import sockets from './sockets.svg';
import { Technologies } from './Technologies.tsx';

/** The agency's services: five of them, the parts they are made of, and how a job runs. */
export function Services() {
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <Technologies />
      <ServicesProcess />
      <CallToAction words={callToAction} drawing={sockets}>
        <ButtonLink variant="primary" href={callToAction.href}>
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
