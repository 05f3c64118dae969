import { head, terms } from '../../../content/legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';
import drawing from './terms.svg';

export const page = { Page: () => <LegalPage page={terms} drawing={drawing} />, head };
