import { type Milestone, milestones, timeline } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as dimension from '../../kit/styles/Dimension.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './AboutTimeline.module.css';

const firstYear = Math.min(...milestones.map(({ year }) => year));
const count = Math.max(...milestones.map(({ year }) => year)) - firstYear + 1;
const years = Array.from({ length: count }, (_, index) => firstYear + index);

/** The milestones: on a scale with years of equal length, and below it year by year. */
export function AboutTimeline() {
  return (
    <Section tone="sunk">
      <SectionHead {...timeline} />
      <Scale />
      <ol className={styles.years}>
        {years
          .filter((year) => milestones.some((each) => each.year === year))
          .map((year) => (
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

/** Returns a milestone's position on the scale as a percentage: within its year, in list order. */
function positionOf(milestone: Milestone): string {
  const sameYear = milestones.filter(({ year }) => year === milestone.year);
  const share = (sameYear.indexOf(milestone) + 0.5) / sameYear.length;
  return `${((milestone.year - firstYear + share) / count) * 100}%`;
}

function Scale() {
  return (
    <svg className={`fig ${styles.scale}`} aria-hidden="true">
      <line data-l="dim" x1="0" y1="40" x2="100%" y2="40" />
      {[...years, firstYear + count].map((year) => (
        <line
          key={year}
          x1={`${((year - firstYear) / count) * 100}%`}
          x2={`${((year - firstYear) / count) * 100}%`}
          y1="28"
          y2="52"
        />
      ))}
      {milestones.map((milestone, index) => (
        <g key={milestone.title}>
          <circle data-l="body" cx={positionOf(milestone)} cy="40" r="6" />
          <text x={positionOf(milestone)} y="20">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
