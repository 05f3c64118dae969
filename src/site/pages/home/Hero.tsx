import { figures, hero } from '../../../content/home.ts';
import * as text from '../../../ui/Text.module.css';
import * as sheet from '../../kit/section/Sheet.module.css';
import { Sheet } from '../../kit/section/Sheet.tsx';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import * as styles from './Hero.module.css';
import { HeroDrawing } from './HeroDrawing.tsx';

/** What the agency does, the machine that shows it, and its three figures. */
export function Hero() {
  return (
    <Sheet className={styles.hero}>
      <h1 className={styles.title}>{hero.title}</h1>
      <div className={styles.intro}>
        <p className={text.lead}>{hero.lead}</p>
        <div className={sheet.acts}>
          <StartLinks />
        </div>
      </div>
      <HeroDrawing />
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.label} className={styles.figure}>
            <p className={sheet.dim}>{figure.value}</p>
            <p className={styles.label}>{figure.label}</p>
            <p className={text.note}>{figure.note}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
