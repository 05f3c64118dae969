import { type Milestone, milestones } from '../../../content/about.ts';
import * as text from '../../../ui/Text.module.css';
import * as sheet from '../../kit/section/Sheet.module.css';
import { Sheet, SheetHead } from '../../kit/section/Sheet.tsx';
import * as styles from './AboutTimeline.module.css';

const years = [...new Set(milestones.map(({ year }) => year))];

/** The milestones on a dimensioned axis: every year is as long as the next, however much happened in it. */
export function AboutTimeline() {
  return (
    <Sheet tone="sunk">
      <SheetHead tag="Dimensions" title="Three years, to scale." />
      <ol className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <h3 className={sheet.dim}>{year}</h3>
            <ol className={styles.milestones}>
              {milestones
                .filter((milestone) => milestone.year === year)
                .map((milestone) => (
                  <Mark key={milestone.title} milestone={milestone} />
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Mark({ milestone }: { milestone: Milestone }) {
  return (
    <li className={styles.milestone}>
      <h4 className={styles.title}>{milestone.title}</h4>
      <p className={text.mute}>{milestone.description}</p>
    </li>
  );
}
