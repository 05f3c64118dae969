import { privacy } from '../../../content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

export function Privacy() {
  return <LegalPage page={privacy} />;
}
