import { terms } from '../../../content/legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';

export function Terms() {
  return <LegalPage page={terms} />;
}
