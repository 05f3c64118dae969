import { accessibility } from '../../../content/legal/accessibility.ts';
import { Figure } from '../../kit/figures/Figure.tsx';
import { LegalPage } from './LegalPage.tsx';

export function Accessibility() {
  return <LegalPage page={accessibility} figure={<Drawing />} />;
}

function Drawing() {
  return (
    <Figure viewBox="0 0 480 180" label={accessibility.drawing}>
      <path data-l="thin" d="M96 174H384M150 174l90-70 90 70" />
      <path data-l="ctr" d="M240 174V20" />
      <path data-l="body" d="M88 92 372 36l12 56L100 148z" />
      <path data-l="thin" d="M112 98 352 51l7 34-240 47z" />
      <path data-l="word" d="M130 104l90-18M134 118l120-24" />
      <path d="M300 70l34-7M304 88l34-7" />
      <path data-l="live" d="M66 60a24 24 0 0 1 20-30M86 30l-8-3M86 30l-3 8" />
    </Figure>
  );
}
