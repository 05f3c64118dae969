import { callToAction } from '../../../content/pages/testimonials-page.ts';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import { TestimonialsHero } from './TestimonialsHero.tsx';
import { TestimonialsList } from './TestimonialsList.tsx';

/** What clients say, by service. */
export function Testimonials() {
  return (
    <>
      <TestimonialsHero />
      <TestimonialsList />
      <CallToAction tag="Not drawn yet" title={callToAction.title} lead={callToAction.text}>
        <StartLinks />
      </CallToAction>
    </>
  );
}
