import { testimonials } from '../../../content/testimonials.ts';
import { callToAction, hero } from '../../../content/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as section from '../../kit/section/Section.module.css';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import { RatingFigure } from './RatingFigure.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import * as styles from './TestimonialsHero.module.css';
import { TestimonialsStats } from './TestimonialsStats.tsx';
import type { TestimonialsParts } from './testimonials-parts.ts';

/** The page without its filter bar and its fading. */
export const parts: TestimonialsParts = {
  hero: (
    <div>
      <div className={section.cols}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={text.lead}>{hero.lead}</p>
        </div>
        <div className={styles.figure}>
          <RatingFigure />
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
    <CallToAction tag="Not drawn yet" title={callToAction.title} lead={callToAction.text}>
      <StartLinks />
    </CallToAction>
  ),
};
