import { callToAction } from '../../../content/pages/home.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { CaseStudies } from './CaseStudies.tsx';
import { HomeFaq } from './HomeFaq.tsx';
import { HomeProcess } from './HomeProcess.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeTestimonials } from './HomeTestimonials.tsx';
import { Hero } from './hero/Hero.tsx';
import { TechStack } from './tech-stack/TechStack.tsx';

/** The front door. Its sections stand in the specified order. */
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
      <CallToAction tag="Not drawn yet" title={callToAction.title} lead={callToAction.lead}>
        <ButtonLink variant="primary" href="/contact">
          Start a project
        </ButtonLink>
        <ButtonLink href="/chat">Ask the assistant</ButtonLink>
      </CallToAction>
    </>
  );
}
