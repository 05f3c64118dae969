import { callToAction, hero } from '../../../content/pages/careers.ts';
import { jobs } from '../../../content/pages/jobs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { CareersStats } from './CareersStats.tsx';
import { CareersValues } from './CareersValues.tsx';
import { Openings } from './Openings.tsx';

/** Working at the agency, and its open positions. */
export function Careers() {
  const { mail, phone } = callToAction;
  return (
    <>
      <Masthead title={hero.title}>
        <p className={text.lead}>{hero.lead}</p>
        <div className={section.acts}>
          <ButtonLink variant="primary" href="#openings">
            {hero.list}
          </ButtonLink>
          <ButtonLink href={mail.href}>{mail.label}</ButtonLink>
        </div>
      </Masthead>
      <CareersStats />
      <CareersValues />
      <Openings jobs={jobs} />
      <CallToAction words={callToAction} figure={<OpenPlace />}>
        <ButtonLink variant="primary" href={mail.href}>
          {mail.label}
        </ButtonLink>
        <ButtonLink href={phone.href}>{phone.label}</ButtonLink>
      </CallToAction>
    </>
  );
}

/** The drawing of the call to action: three places on one axis are taken, the fourth is open. */
function OpenPlace() {
  return (
    <>
      <path data-l="ctr" d="M0 125H1200M150 30V220M450 30V220M750 30V220M1050 30V220" />
      <path
        data-l="body"
        d="M86 125a64 64 0 1 0 128 0 64 64 0 1 0-128 0M386 125a64 64 0 1 0 128 0 64 64 0 1 0-128 0M686 125a64 64 0 1 0 128 0 64 64 0 1 0-128 0"
      />
      <path data-l="word" d="M118 119h64M126 134h48M418 119h64M426 134h48M718 119h64M726 134h48" />
      <path data-l="hid" d="M986 125a64 64 0 1 0 128 0 64 64 0 1 0-128 0" />
      <path data-l="live" d="M1050 97v56M1022 125h56" />
    </>
  );
}
