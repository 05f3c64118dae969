import { terms } from '../../../content/terms.ts';
import { LegalPage } from './LegalPage.tsx';

export function Terms() {
  return <LegalPage page={terms} />;
}
