import { privacy } from '../../../content/legal/privacy.ts';
import { Figure } from '../../kit/figures/Figure.tsx';
import { LegalPage } from './LegalPage.tsx';

export function Privacy() {
  return <LegalPage page={privacy} figure={<Drawing />} />;
}

function Drawing() {
  return (
    <Figure viewBox="0 0 480 180" label={privacy.drawing}>
      <path data-l="ctr" d="M0 90H480" />
      <path data-l="pipe" d="M0 90H480" />
      <path data-l="bore" d="M0 90H480" />
      <path data-l="body" d="M150 60 240 90l-90 30zM330 60 240 90l90 30z" />
      <path d="M240 90V34M206 34h68" />
      <path data-l="body" d="M380 130h70v44h-70zM396 130v-14a19 19 0 0 1 38 0v14" />
      <path data-l="live" d="M14 90h60" />
    </Figure>
  );
}
