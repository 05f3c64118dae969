import { type LegalPage, legalWords } from '../../../content/legal/legal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { type Drawing, Figure } from '../../kit/figures/Figure.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './LegalClosing.module.css';

export function LegalClosing({ page, drawing }: { page: LegalPage; drawing: Drawing }) {
  const { closing } = page;
  return (
    <Section tone="sunk" columns="7-5">
      <div>
        <SectionHead className={styles.head} tag={legalWords.closing} title={closing.title} lead={closing.text} />
        <div className={section.row}>
          <ButtonLink variant="primary" href={closing.mail.href}>
            {closing.mail.label}
          </ButtonLink>
          <ButtonLink href={closing.other.href}>{closing.other.label}</ButtonLink>
        </div>
      </div>
      <div className={styles.figure}>
        <Figure drawing={drawing} label={page.drawing} />
      </div>
    </Section>
  );
}
