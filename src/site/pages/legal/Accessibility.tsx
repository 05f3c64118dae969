import { accessibility, head } from '../../../content/legal/accessibility.ts';
import drawing from './accessibility.svg';
import { LegalPage } from './LegalPage.tsx';

export const page = { Page: Accessibility, head };

export function Accessibility() {
  return <LegalPage page={accessibility} drawing={drawing} />;
}
