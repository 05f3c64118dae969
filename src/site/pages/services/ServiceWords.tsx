import type { Service } from '../../../content/pages/services.ts';
import { card } from '../../../content/pages/services-page.ts';
import * as text from '../../../ui/Text.module.css';
import * as list from '../../kit/Points.module.css';
import * as styles from './ServiceCard.module.css';

/** The words about a service. */
export function ServiceWords({ service }: { service: Service }) {
  return (
    <div className={styles.words}>
      <h2 className={styles.title}>{service.title}</h2>
      <p className={styles.subtitle}>{service.subtitle}</p>
      <p className={text.mute}>{service.description}</p>
      <Points title={card.features} points={service.features} />
      <Points title={card.benefits} points={service.benefits} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className={styles.points}>
      <h3 className={text.note}>{title}</h3>
      <ul className={list.points}>
        {points.map((point) => (
          <li key={point} className={list.point}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
