import { signOff } from '../../../content/pages/home.ts';
import { testimonials } from '../../../content/pages/testimonials.ts';
import * as text from '../../../ui/Text.module.css';
import { Signature } from '../../kit/Signature.tsx';
import { Stars } from '../../kit/Stars.tsx';
import { Section, Tag } from '../../kit/section/Section.tsx';
import * as styles from './HomeTestimonials.module.css';

const shownCount = 4;

/** Four testimonials: one large, three next to it. */
export function HomeTestimonials() {
  return (
    <Section tone="sunk">
      <Tag>{signOff.tag}</Tag>
      <h2 className={text.hidden}>{signOff.title}</h2>
      <div className={styles.signOff}>
        {testimonials.slice(0, shownCount).map((testimonial) => (
          <figure key={testimonial.id} className={styles.quote}>
            <Stars count={testimonial.rating} />
            <blockquote className={styles.words}>{testimonial.quote}</blockquote>
            <Signature of={testimonial} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
