import { testimonials } from '../../../content/pages/testimonials.ts';
import { callToAction, head } from '../../../content/pages/testimonials-page.ts';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import nextSheet from './next-sheet.svg';
import { TestimonialsHero } from './TestimonialsHero.tsx';
import { TestimonialsList } from './TestimonialsList.tsx';

export const page = { Page: Testimonials, head };

export function Testimonials() {
  return (
    <>
      <TestimonialsHero />
      {testimonials.length > 0 && <TestimonialsList />}
      <CallToAction className={closing.closing} words={callToAction} drawing={nextSheet}>
        <StartLinks />
      </CallToAction>
    </>
  );
}
