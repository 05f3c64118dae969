import { hero, stats } from '../../../../content/pages/home.ts';
import * as text from '../../../../ui/Text.module.css';
import { Headline } from '../../../kit/section/Headline.tsx';
import { Pitch } from '../../../kit/section/Pitch.tsx';
import { Section } from '../../../kit/section/Section.tsx';
import { StartLinks } from '../../../kit/section/StartLinks.tsx';
import * as display from '../../../kit/styles/Display.module.css';
import * as styles from './Hero.module.css';
import { HeroFigure } from './HeroFigure.tsx';

export function Hero() {
  return (
    <Section className={styles.hero}>
      <Headline className={styles.title}>{hero.title}</Headline>
      <Pitch className={styles.intro} lead={hero.lead}>
        <StartLinks />
      </Pitch>
      <HeroFigure />
      <ul className={styles.stats}>
        {stats.map((stat) => (
          <li key={stat.label} className={styles.stat}>
            <p className={display.number}>{stat.value}</p>
            <p>{stat.label}</p>
            <p className={text.note}>{stat.note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
