import { parts } from '../../../content/home.ts';
import * as text from '../../../ui/Text.module.css';
import { Balloon } from '../../kit/figures/Balloon.tsx';
import { Sheet, SheetHead } from '../../kit/section/Sheet.tsx';
import * as styles from './Parts.module.css';
import { StackFigure } from './StackFigure.tsx';

/** The tech stack: an exploded view and a list that point at each other. */
export function Parts() {
  return (
    <Sheet className={styles.parts} isColumns>
      <SheetHead className={styles.head} tag="Parts list" title="Standard parts, so nothing locks you in." />
      <div className={styles.stack}>
        <StackFigure />
      </div>
      <ol className={styles.list}>
        {parts.map((part, index) => (
          <li key={part.name} className={styles.part} data-part={index + 1}>
            <Balloon>{index + 1}</Balloon>
            <h3 className={styles.name}>{part.name}</h3>
            <p className={`${text.mute} ${styles.description}`}>{part.description}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
