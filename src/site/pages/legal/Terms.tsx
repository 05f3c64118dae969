import { terms } from '../../../content/legal/terms.ts';
import { Figure } from '../../kit/figures/Figure.tsx';
import { LegalPage } from './LegalPage.tsx';

export function Terms() {
  return <LegalPage page={terms} figure={<Drawing />} />;
}

function Drawing() {
  return (
    <Figure viewBox="0 0 480 180" label={terms.drawing}>
      <path data-l="body" d="M60 4h240v172H60z" />
      <path data-l="thin" d="M60 128h240M180 128v48M74 18h212v96H74z" />
      <path data-l="word" d="M90 40H260M90 60H240M90 80H266M90 100H200" />
      <path d="M78 160c8-16 16-18 15-7s-10 11-3 6 10-10 16-11-4 14 3 8 8-8 14-7 4 9 30-2" />
      <path data-l="live" d="M196 160c8-16 16-18 15-7s-10 11-3 6 10-10 16-11-4 14 3 8 8-8 14-7 4 9 30-2" />
      <path data-l="body" d="M330 40h90l20 20v100H330zM420 40v20h20" />
      <path data-l="word" d="M346 84h70M346 104h76M346 124h50" />
    </Figure>
  );
}
