import { signOff } from '../../../content/pages/home.ts';
import { testimonials } from '../../../content/pages/testimonials.ts';
import * as text from '../../../ui/Text.module.css';
import { ClientSignature } from '../../kit/Signature.tsx';
import { Stars } from '../../kit/Stars.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './HomeTestimonials.module.css';

const shownCount = 4;

export function HomeTestimonials() {
  return (
    <Section tone="sunk">
      <h2 className={text.note}>{signOff.title}</h2>
      <div className={`${section.cols} ${styles.signOff}`} data-columns="7-5">
        {testimonials.slice(0, shownCount).map((testimonial, index) => (
          <figure key={testimonial.id} className={styles.quote}>
            <Stars count={testimonial.rating} />
            <blockquote className={index === 0 ? display.statement : undefined}>{testimonial.quote}</blockquote>
            <ClientSignature of={testimonial} />
          </figure>
        ))}
      </div>
    </Section>
  );
}
