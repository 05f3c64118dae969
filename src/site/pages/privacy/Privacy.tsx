import { privacy } from '../../../content/privacy.ts';
import { LegalPage } from '../legal/LegalPage.tsx';

export function Page() {
  return <LegalPage page={privacy} />;
}
