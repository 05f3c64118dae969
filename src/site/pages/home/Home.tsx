import { callToAction } from '../../../content/pages/home.ts';
import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { CaseStudies } from './CaseStudies.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import { HomeProcess } from './HomeProcess.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeTestimonials } from './HomeTestimonials.tsx';
import { Hero } from './hero/Hero.tsx';
import { TechStack } from './tech-stack/TechStack.tsx';

/** The home page. Its sections are in the specified order. */
export function Home() {
  return (
    <>
      <Hero />
      <TechStack />
      <HomeServices />
      <HomeProcess />
      <CaseStudies />
      <HomeTestimonials />
      <HomeFaq />
      <CallToAction words={callToAction} figure={<Blanks />}>
        <ButtonLink variant="primary" href="/contact">
          {actions.start}
        </ButtonLink>
        <ButtonLink href="/chat">{actions.ask}</ButtonLink>
      </CallToAction>
    </>
  );
}

/** The drawing of the call to action: five blank shapes, each above one of the five questions of a first call. */
function Blanks() {
  return (
    <>
      <path data-l="ctr" d="M0 100H1200" />
      <path
        data-l="hid"
        d="M32 64h112v72H32zM282 100a54 54 0 1 0 108 0 54 54 0 1 0-108 0M520 38h168v124H520zM806 52a50 16 0 0 1 100 0v98a50 16 0 0 1-100 0zM806 52a50 16 0 0 0 100 0M1036 38h128v124h-128z"
      />
      <path data-l="live" d="M144 100h58" />
      <path data-l="tip" d="m218 100-16-7v14z" />
      <g textAnchor="middle">
        {callToAction.questions.map((question, index) => (
          <text key={question} x={[88, 336, 604, 856, 1100][index]} y="222">
            {question}
          </text>
        ))}
      </g>
    </>
  );
}
