import { Sheet } from '../../../ui/Sheet.tsx';
import * as styles from './TestimonialsHero.module.css';
import { TestimonialsList } from './TestimonialsList.tsx';
import { HERO_ID, hero, rest } from './testimonials-parts.ts';
import { useReveal } from './use-reveal.ts';
// The sheets of what `testimonials-parts.ts` reads back from the HTML: the page's styles are those it imports.
import './TestimonialCard.module.css';
import './TestimonialsStats.module.css';
import '../../../ui/Arrow.module.css';
import '../../../ui/Avatar.module.css';
import '../../../ui/Button.module.css';
import '../../../ui/Order.module.css';
import '../../../ui/Stars.module.css';

/** What clients say, by service. The hero fades in once it is seen. */
export function Page() {
  const { ref, reveal } = useReveal();
  return (
    <>
      <Sheet className={styles.hero}>
        <div ref={ref} id={HERO_ID} className={styles.fade} data-reveal={reveal}>
          {hero}
        </div>
      </Sheet>
      <TestimonialsList />
      {rest}
    </>
  );
}
