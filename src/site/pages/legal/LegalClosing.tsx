import type { LegalPage } from '../../../content/legal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as sheet from '../../kit/section/Sheet.module.css';
import { Sheet, SheetHead } from '../../kit/section/Sheet.tsx';
import * as styles from './LegalClosing.module.css';

/** Whom to ask, and the other document. */
export function LegalClosing({ closing }: { closing: LegalPage['closing'] }) {
  return (
    <Sheet tone="sunk">
      <SheetHead className={styles.head} tag="Questions" title={closing.title} lead={closing.text} isLeadBeside />
      <div className={sheet.acts}>
        <ButtonLink variant="primary" href={closing.mail.href}>
          {closing.mail.label}
        </ButtonLink>
        <ButtonLink href={closing.other.href}>{closing.other.label}</ButtonLink>
      </div>
    </Sheet>
  );
}
