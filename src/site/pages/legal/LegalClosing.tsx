import { type LegalPage, legalWords } from '../../../content/legal/legal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './LegalClosing.module.css';

/** Whom to ask, and the other document. */
export function LegalClosing({ closing }: { closing: LegalPage['closing'] }) {
  return (
    <Section tone="sunk">
      <SectionHead
        className={styles.head}
        tag={legalWords.closing}
        title={closing.title}
        lead={closing.text}
        isLeadBeside
      />
      <div className={section.acts}>
        <ButtonLink variant="primary" href={closing.mail.href}>
          {closing.mail.label}
        </ButtonLink>
        <ButtonLink href={closing.other.href}>{closing.other.label}</ButtonLink>
      </div>
    </Section>
  );
}
