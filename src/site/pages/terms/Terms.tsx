import { terms } from '../../../content/terms.ts';
import { LegalPage } from '../legal/LegalPage.tsx';

export function Page() {
  return <LegalPage page={terms} />;
}
