import { Section } from '../../kit/section/Section.tsx';
import * as styles from './TestimonialsHero.module.css';
import { TestimonialsList } from './TestimonialsList.tsx';
import { HERO_ID, hero, rest } from './testimonials-parts.ts';
import { useReveal } from './use-reveal.ts';

/** What clients say, by service. The hero fades in once it is seen. */
export function Page() {
  const { ref, reveal } = useReveal();
  return (
    <>
      <Section className={styles.hero}>
        <div ref={ref} id={HERO_ID} className={styles.fade} data-reveal={reveal}>
          {hero}
        </div>
      </Section>
      <TestimonialsList />
      {rest}
    </>
  );
}
