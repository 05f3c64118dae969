import { callToAction } from '../../../content/home.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { useDrawnWhole } from '../../shell/use-drawn-whole.ts';
import { CaseStudies } from './CaseStudies.tsx';
import { Hero } from './Hero.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import { HomeProcess } from './HomeProcess.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeTestimonials } from './HomeTestimonials.tsx';
import { TechStack } from './TechStack.tsx';

/** The front door. Its sections stand in the specified order. */
export function Page() {
  return (
    <>
      <Hero />
      {useDrawnWhole() && <Rest />}
    </>
  );
}

function Rest() {
  return (
    <>
      <TechStack />
      <HomeServices />
      <HomeProcess />
      <CaseStudies />
      <HomeTestimonials />
      <HomeFaq />
      <CallToAction tag="Not drawn yet" title={callToAction.title} lead={callToAction.lead}>
        <ButtonLink variant="primary" href="/contact">
          Start a project
        </ButtonLink>
        <ButtonLink href="/chat">Ask the assistant</ButtonLink>
      </CallToAction>
    </>
  );
}
