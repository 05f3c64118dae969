import * as text from '../../ui/Text.module.css';
import * as styles from './Route.module.css';
import * as balloon from './styles/Balloon.module.css';

interface RouteProps {
  steps: readonly { title: string; description: string }[];
  /** True if the last step goes on. A dashed line then starts at its number. */
  isOpenEnded?: boolean;
}

/** Numbered steps along a line. */
export function Route({ steps, isOpenEnded = false }: RouteProps) {
  return (
    <ol className={styles.route} data-open={isOpenEnded || undefined}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.station}>
          <span className={`${balloon.balloon} ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={text.mute}>{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
