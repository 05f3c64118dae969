import { processDrawing } from '../../../content/pages/drawings.ts';
import { Figure } from './Figure.tsx';

export function ProcessFigure() {
  return (
    <Figure viewBox="22 66 460 214" label={processDrawing.label}>
      <path data-l="hatch" d="M236 120H404V132H236zM236 184H404V196H236z" />
      <path d="M236 132H404M236 184H404" />
      <circle data-l="thin" cx="118" cy="158" r="62" />
      <circle data-l="body" cx="118" cy="158" r="40" />
      <path data-l="ctr" d="M118 76V240M36 158H470" />
      <path data-l="hid" d="M268 136h52v44h-52z" />
      <path data-l="body" d="M316 136h56v44h-56z" />
      <path d="M118 158 159 112" strokeWidth="13" />
      <path data-l="bar" d="M118 158 159 112" strokeWidth="10" />
      <path d="M159 112 344 158" strokeWidth="10" />
      <path data-l="bar" d="M159 112 344 158" strokeWidth="7" />
      <circle data-l="body" cx="118" cy="158" r="9" />
      <circle data-l="tip" cx="159" cy="112" r="6" />
      <circle data-l="body" cx="344" cy="158" r="6" />
      <path data-l="body" d="M412 130h40l10 10v60h-50zM452 130v10h10" />
      <path data-l="word" d="M420 152h32M420 164h26M420 176h32" />
      <path data-l="body" d="M404 206h62M408 213h54" />
      <path d="M62 108A74 74 0 0 1 118 82" data-l="thin" />
      <path data-l="tipk" d="m124 81-14-3 2 9z" />
      <path data-l="dim" d="M268 222v22M372 222v22M268 233H372" />
      <path data-l="tipk" d="m268 233 13-4v8zM372 233l-13-4v8z" />
      <text x="320" y="264" textAnchor="middle">
        {processDrawing.turn}
      </text>
    </Figure>
  );
}
