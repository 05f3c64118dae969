import { type Milestone, milestones, timeline } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './AboutTimeline.module.css';

const years = [...new Set(milestones.map(({ year }) => year))];

/** The milestones on a dimensioned axis: every year is as long as the next, however much happened in it. */
export function AboutTimeline() {
  return (
    <Section tone="sunk">
      <SectionHead {...timeline} />
      <ol className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <h3 className={section.dim}>{year}</h3>
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
    </Section>
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
