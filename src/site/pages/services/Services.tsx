import { callToAction, head, processSteps, route } from '../../../content/pages/services-page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Route } from '../../kit/Route.tsx';
import { Arrow } from '../../kit/Sign.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import { ServiceList } from './ServiceList.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import sockets from './sockets.svg';
import { Technologies } from './Technologies.tsx';

export const page = { Page: Services, head };

export function Services() {
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <Technologies />
      <Section>
        <SectionHead {...route} />
        <Route steps={processSteps} isOpenEnded />
      </Section>
      <CallToAction className={closing.closing} words={callToAction} drawing={sockets}>
        <ButtonLink variant="primary" href={callToAction.href}>
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
