import { loadFailure } from '../../content/pages/shell.ts';
import { Button } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import { Section } from '../kit/section/Section.tsx';
import * as styles from './Failure.module.css';

/** Replaces a page whose code failed to load. The button reloads the document. */
export function LoadFailure() {
  return (
    <Section className={styles.failure}>
      <h1 className={styles.title} tabIndex={-1}>
        {loadFailure.title}
      </h1>
      <p className={text.lead}>{loadFailure.lead}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {loadFailure.retry}
      </Button>
    </Section>
  );
}
