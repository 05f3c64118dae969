import { criteria, hero, keyMap, limits, words } from '../../../content/pages/accessibility.ts';
import { contact } from '../../../content/site.ts';
import * as text from '../../../ui/Text.module.css';
import { Points } from '../../kit/Points.tsx';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './Accessibility.module.css';

/** States the known limits, the keyboard shortcuts, and how the site meets each criterion of accessibility. */
export function Accessibility() {
  return (
    <Section className={styles.page}>
      <h1>{hero.title}</h1>
      <p className={`${text.lead} ${styles.lead}`}>{hero.lead}</p>
      <h2 className={styles.heading}>{words.limits}</h2>
      <Points points={limits} />
      <h2 className={styles.heading}>{words.report}</h2>
      <p>
        {words.reportText} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <h2 className={styles.heading}>{words.keys}</h2>
      <dl>
        {keyMap.map(([keys, effect]) => (
          <div key={keys} className={styles.key}>
            <dt className={text.note}>{keys}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{words.criteria}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {[words.name, words.check].map((word) => (
              <th key={word} className={styles.cell} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, name, level, check }) => (
            <tr key={id}>
              <th className={styles.cell} scope="row">
                {`${id} ${name} (${level})`}
              </th>
              <td className={styles.cell}>{check}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
