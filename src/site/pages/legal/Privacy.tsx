import { head, privacy } from '../../../content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';
import drawing from './privacy.svg';

export const page = { Page: Privacy, head };

export function Privacy() {
  return <LegalPage page={privacy} drawing={drawing} />;
}
