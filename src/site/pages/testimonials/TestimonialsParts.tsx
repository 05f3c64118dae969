import { testimonials } from '../../../content/testimonials.ts';
import { callToAction, hero } from '../../../content/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import { Order } from '../../kit/section/Order.tsx';
import * as sheet from '../../kit/section/Sheet.module.css';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
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
