import { accessibility } from '../../../content/legal/accessibility.ts';
import drawing from './accessibility.svg';
import { LegalPage } from './LegalPage.tsx';

export function Accessibility() {
  return <LegalPage page={accessibility} drawing={drawing} />;
}
