import { privacy } from '../../../content/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

export function Privacy() {
  return <LegalPage page={privacy} />;
}
