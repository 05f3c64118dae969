import { accessibility, head } from '../../../content/legal/accessibility.ts';
import drawing from './accessibility.svg';
import { LegalPage } from './LegalPage.tsx';

export const page = { Page: () => <LegalPage page={accessibility} drawing={drawing} />, head };
