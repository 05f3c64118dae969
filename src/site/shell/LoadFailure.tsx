import { ButtonLink } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import { Section } from '../kit/section/Section.tsx';
import * as styles from './Failure.module.css';

/** Stands in for a page whose code could not be fetched. The link asks for the whole document again. */
export function LoadFailure() {
  return (
    <Section className={styles.failure}>
      <h1 className={styles.title} tabIndex={-1}>
        This page could not be loaded.
      </h1>
      <p className={text.lead}>Check the connection, then try again.</p>
      <ButtonLink variant="primary" href="" target="_self">
        Try again
      </ButtonLink>
    </Section>
  );
}
