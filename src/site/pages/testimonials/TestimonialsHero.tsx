import { hero } from '../../../content/testimonials.ts';
import * as sheet from '../../../ui/Sheet.module.css';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as text from '../../../ui/Text.module.css';
import { SignOffFigure } from './SignOffFigure.tsx';
import * as styles from './TestimonialsHero.module.css';
import { TestimonialsStats } from './TestimonialsStats.tsx';
import { useReveal } from './use-reveal.ts';

/** What this page shows, a signed sheet, and the four figures. Fades in once it is seen. */
export function TestimonialsHero() {
  const { ref, reveal } = useReveal();
  return (
    <Sheet className={styles.hero}>
      <div ref={ref} className={styles.fade} data-reveal={reveal}>
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
    </Sheet>
  );
}
