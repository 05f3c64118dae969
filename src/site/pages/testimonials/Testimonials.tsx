import { callToAction } from '../../../content/testimonials.ts';
import { Arrow } from '../../../ui/Arrow.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Order } from '../../../ui/Order.tsx';
import { TestimonialsHero } from './TestimonialsHero.tsx';
import { TestimonialsList } from './TestimonialsList.tsx';

/** What clients say, by service. */
export function Page() {
  return (
    <>
      <TestimonialsHero />
      <TestimonialsList />
      <Order tag="Not drawn yet" title={callToAction.title} lead={callToAction.text}>
        <ButtonLink variant="primary" href="/contact">
          Start a project
          <Arrow />
        </ButtonLink>
        <ButtonLink href="/services">See our services</ButtonLink>
      </Order>
    </>
  );
}
