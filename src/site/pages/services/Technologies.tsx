import { stores, technologies } from '../../../content/pages/services-page.ts';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './Technologies.module.css';

export function Technologies() {
  return (
    <Section tone="sunk">
      <SectionHead {...stores} isLeadBeside />
      <ul className={styles.tray}>
        {technologies.map(({ name, category }) => (
          <li key={name} className={styles.part}>
            <span className={text.note}>{category}</span>
            <b className={type.title}>{name}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}
