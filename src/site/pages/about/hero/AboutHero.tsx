import { hero } from '../../../../content/pages/about.ts';
import * as text from '../../../../ui/Text.module.css';
import { Headline } from '../../../kit/section/Headline.tsx';
import { Pitch } from '../../../kit/section/Pitch.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { Section } from '../../../kit/section/Section.tsx';
import { StartLinks } from '../../../kit/section/StartLinks.tsx';
import * as styles from './AboutHero.module.css';
import { DrawnMachine, SignedDrawing } from './AboutHeroFigures.tsx';

/** The agency's first step in a project, with the same machine as a signed drawing and as built. */
export function AboutHero() {
  return (
    <Section className={styles.hero} isColumns>
      <Headline className={styles.title}>{hero.title}</Headline>
      <Pitch className={styles.intro} lead={hero.lead}>
        <StartLinks />
      </Pitch>
      <figure className={styles.drawing}>
        <div className={`${styles.views} ${section.graph} ${section.ticks}`}>
          <SignedDrawing />
          <DrawnMachine />
        </div>
        <figcaption className={`${text.note} ${styles.caption}`}>{hero.caption}</figcaption>
      </figure>
    </Section>
  );
}
