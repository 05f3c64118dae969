import { webDrawing } from '../../../content/pages/drawings.ts';
import { Figure } from './Figure.tsx';

export function WebFigure() {
  return (
    <Figure viewBox="0 0 480 300" label={webDrawing}>
      <path data-l="dim" d="M32 14v18M416 14v18M32 23H196M252 23H416" />
      <path data-l="tipk" d="m32 23 13-4v8zM416 23l-13-4v8z" />
      <text x="224" y="28" textAnchor="middle">
        1440
      </text>
      <path data-l="body" d="M32 44H416V256H32z" />
      <path d="M32 66H416" />
      <path data-l="thin" d="M44 55h34M150 50H300V60H150z" />
      <path data-l="word" d="M52 92H190M52 106H150M52 130H180M52 142H170M52 154H120" />
      <path data-l="tip" d="M52 172h62v20H52z" />
      <path data-l="hatch" d="M216 86H392V192H216z" />
      <path data-l="thin" d="M216 86H392V192H216zM52 212H392M52 226h96v30M164 256V226h96v30M276 256V226H392" />
      <path
        data-l="body"
        d="M334 112h84a10 10 0 0 1 10 10V276a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10V122a10 10 0 0 1 10-10z"
      />
      <path data-l="thin" d="M362 122h28M336 186H416V232H336z" />
      <path data-l="word" d="M338 144H412M338 156H394M338 246H410M338 258H392M338 270H402" />
      <path data-l="tip" d="M336 164h40v12h-40z" />
    </Figure>
  );
}
