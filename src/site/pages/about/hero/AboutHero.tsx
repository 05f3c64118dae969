import { hero } from '../../../../content/pages/about.ts';
import * as text from '../../../../ui/Text.module.css';
import { Figure } from '../../../kit/figures/Figure.tsx';
import * as motion from '../../../kit/figures/Motion.module.css';
import { Headline } from '../../../kit/section/Headline.tsx';
import { Pitch } from '../../../kit/section/Pitch.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { Section } from '../../../kit/section/Section.tsx';
import { StartLinks } from '../../../kit/section/StartLinks.tsx';
import * as styles from './AboutHero.module.css';
import built from './built.svg';
import signed from './signed.svg';

export function AboutHero() {
  return (
    <Section className={styles.hero} columns="12">
      <Headline className={styles.title}>{hero.title}</Headline>
      <Pitch className={styles.intro} lead={hero.lead}>
        <StartLinks />
      </Pitch>
      <figure className={styles.drawing}>
        <div className={`${styles.views} ${section.graph} ${section.ticks}`}>
          <Figure className={motion.once} drawing={signed} label={hero.drawings.signed} />
          <Figure className={motion.once} drawing={built} label={hero.drawings.built} words={hero.drawings} />
        </div>
        <figcaption className={`${text.note} ${styles.caption}`}>{hero.caption}</figcaption>
      </figure>
    </Section>
  );
}
