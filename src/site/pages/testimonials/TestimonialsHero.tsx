import { hero } from '../../../content/pages/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { Headline } from '../../kit/section/Headline.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import signedOff from './signed-off.svg';
import * as styles from './TestimonialsHero.module.css';
import { TestimonialsStats } from './TestimonialsStats.tsx';
import { useReveal } from './use-reveal.ts';

/** The title and the four stats. Fades in when it scrolls into view. */
export function TestimonialsHero() {
  return (
    <Section>
      <Content />
    </Section>
  );
}

function Content() {
  const { ref, reveal } = useReveal();
  return (
    <div ref={ref} className={styles.fade} data-reveal={reveal}>
      <div className={section.cols} data-columns="7-5">
        <div className={section.title}>
          <Headline className={styles.title}>{hero.title}</Headline>
          <p className={text.lead}>{hero.lead}</p>
        </div>
        <div className={styles.figure}>
          <Figure className={motion.once} drawing={signedOff} label={hero.drawing} words={hero} />
        </div>
      </div>
      <TestimonialsStats />
    </div>
  );
}
