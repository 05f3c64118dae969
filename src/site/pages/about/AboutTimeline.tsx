import { milestones, timeline } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as dimension from '../../kit/styles/Dimension.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './AboutTimeline.module.css';

const years = [...new Set(milestones.map(({ year }) => year))].toSorted((a, b) => a - b);

export function AboutTimeline() {
  return (
    <Section tone="sunk">
      <SectionHead {...timeline} />
      <ol className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <h3 className={`${dimension.dim} ${display.number}`}>{year}</h3>
            <ol className={styles.milestones}>
              {milestones.map(
                (milestone, index) =>
                  milestone.year === year && (
                    <li key={milestone.title} className={styles.milestone}>
                      <h4 className={type.title}>{`${index + 1}. ${milestone.title}`}</h4>
                      <p className={text.mute}>{milestone.description}</p>
                    </li>
                  ),
              )}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}
