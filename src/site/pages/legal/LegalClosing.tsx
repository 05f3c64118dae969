import { type LegalPage, legalWords } from '../../../content/legal/legal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pitch } from '../../kit/section/Pitch.tsx';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './LegalPage.module.css';

export function LegalClosing({ closing }: Pick<LegalPage, 'closing'>) {
  return (
    <Section tone="sunk" columns="7-5">
      <SectionHead tag={legalWords.closing} title={closing.title} />
      <Pitch className={styles.closing} lead={closing.text}>
        <ButtonLink variant="primary" href={closing.mail.href}>
          {closing.mail.label}
        </ButtonLink>
        <ButtonLink href={closing.other.href}>{closing.other.label}</ButtonLink>
      </Pitch>
    </Section>
  );
}
