import { callToAction } from '../../../content/pages/services-page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Arrow } from '../../kit/Arrow.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { ServiceList } from './ServiceList.tsx';
import { ServicesHero } from './ServicesHero.tsx';
import { ServicesProcess } from './ServicesProcess.tsx';
import { Technologies } from './Technologies.tsx';

/** The agency's services: five of them, the parts they are made of, and how a job runs. */
export function Services() {
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <Technologies />
      <ServicesProcess />
      <CallToAction words={callToAction} figure={<Sockets />}>
        <ButtonLink variant="primary" href={callToAction.href}>
          {callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** The drawing of the call to action: five sockets, and an arrow to the one in the middle. */
function Sockets() {
  return (
    <>
      <path data-l="ctr" d="M0 165H1200M120 105V230M360 105V230M600 95V235M840 100V230M1080 90V230" />
      <path
        data-l="hid"
        d="M76 165a44 44 0 1 0 88 0 44 44 0 1 0-88 0M320 125h80v80h-80zM600 117l42 24v48l-42 24-42-24v-48zM840 117l50 88H790zM1040 145a40 40 0 0 1 80 0v60h-80z"
      />
      <path data-l="live" d="M600 8v58" />
      <path data-l="tip" d="m600 84-7-16h14z" />
    </>
  );
}
