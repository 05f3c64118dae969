import { head, privacy } from '../../../content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';
import drawing from './privacy.svg';

export const page = { Page: () => <LegalPage page={privacy} drawing={drawing} />, head };
