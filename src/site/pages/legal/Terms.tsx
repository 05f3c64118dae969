import { head, terms } from '../../../content/legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';
import drawing from './terms.svg';

export const page = { Page: Terms, head };

export function Terms() {
  return <LegalPage page={terms} drawing={drawing} />;
}
