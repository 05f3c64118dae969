import { parts, techStack } from '../../../../content/pages/home.ts';
import * as text from '../../../../ui/Text.module.css';
import { Figure } from '../../../kit/figures/Figure.tsx';
import * as section from '../../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../../kit/section/Section.tsx';
import * as balloon from '../../../kit/styles/Balloon.module.css';
import stack from './stack.svg';
import * as styles from './TechStack.module.css';

/** The tech stack as an exploded view and a list. Hovering an item of the list highlights its part in the view. */
export function TechStack() {
  const names = techStack.map(({ name }) => name).join(', ');
  return (
    <Section className={styles.techStack} columns="12">
      <SectionHead className={styles.head} {...parts} />
      <div className={styles.stack}>
        <Figure drawing={stack} label={`${parts.drawing} ${names}`} />
      </div>
      <ol className={`${section.rows} ${styles.list}`}>
        {techStack.map((part, index) => (
          <li key={part.name} className={styles.part} data-part={index + 1}>
            <span className={balloon.balloon} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{part.name}</h3>
            <p className={`${text.mute} ${styles.description}`}>{part.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
