import { caseStudies } from '../../../content/pages/cases.ts';
import { callToAction, head } from '../../../content/pages/home.ts';
import { actions } from '../../../content/pages/shell.ts';
import { testimonials } from '../../../content/pages/testimonials.ts';
import { hasCases, hasChat, hasTestimonials } from '../../../content/parts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import blanks from './blanks.svg';
import { CaseStudies } from './CaseStudies.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import { HomeProcess } from './HomeProcess.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeTestimonials } from './HomeTestimonials.tsx';
import { Hero } from './hero/Hero.tsx';
import { TechStack } from './tech-stack/TechStack.tsx';

export const page = { Page: Home, head };

/** The home page. Its sections are in the specified order. */
export function Home() {
  return (
    <>
      <Hero />
      <TechStack />
      <HomeServices />
      <HomeProcess />
      {hasCases && caseStudies.length > 0 && <CaseStudies />}
      {hasTestimonials && testimonials.length > 0 && <HomeTestimonials />}
      <HomeFaq />
      <CallToAction words={callToAction} drawing={blanks}>
        <ButtonLink variant="primary" href="/contact">
          {actions.start}
        </ButtonLink>
        {hasChat && <ButtonLink href="/chat">{actions.ask}</ButtonLink>}
      </CallToAction>
    </>
  );
}
