import { loadFailure } from '../../content/pages/shell.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import { Section } from '../kit/section/Section.tsx';
import * as styles from './Failure.module.css';

/** Replaces a page whose code failed to load. The link requests the whole document again. */
export function LoadFailure() {
  return (
    <Section className={styles.failure}>
      <h1 className={styles.title} tabIndex={-1}>
        {loadFailure.title}
      </h1>
      <p className={text.lead}>{loadFailure.lead}</p>
      <ButtonLink variant="primary" href="" target="_self">
        {loadFailure.retry}
      </ButtonLink>
    </Section>
  );
}
