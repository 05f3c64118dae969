import { testimonials } from '../../../content/testimonials.ts';
import { callToAction, hero } from '../../../content/testimonials-page.ts';
import { Order } from '../../../ui/Order.tsx';
import * as sheet from '../../../ui/Sheet.module.css';
import * as text from '../../../ui/Text.module.css';
import { StartLinks } from '../../StartLinks.tsx';
import { SignOffFigure } from './SignOffFigure.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import * as styles from './TestimonialsHero.module.css';
import { TestimonialsStats } from './TestimonialsStats.tsx';
import type { TestimonialsParts } from './testimonials-parts.ts';

/** The page without its filter bar and its fading. */
export const parts: TestimonialsParts = {
  hero: (
    <div>
      <div className={sheet.cols}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={text.lead}>{hero.lead}</p>
        </div>
        <div className={styles.figure}>
          <SignOffFigure />
        </div>
      </div>
      <TestimonialsStats />
    </div>
  ),
  cards: testimonials.map((testimonial) => ({
    id: String(testimonial.id),
    service: testimonial.service,
    card: <TestimonialCard testimonial={testimonial} />,
  })),
  rest: (
    <Order tag="Not drawn yet" title={callToAction.title} lead={callToAction.text}>
      <StartLinks />
    </Order>
  ),
};
