import { dataDrawing } from '../../../content/pages/drawings.ts';
import { Figure } from './Figure.tsx';

/** The bars of the sorted rows, except the highlighted one. */
const rows = 'M352 52h64v18h-64zM352 88h92v18h-92zM352 124h50v18h-50zM352 196h78v18h-78zM352 232h30v18h-30z';

export function DataFigure() {
  return (
    <Figure viewBox="0 0 480 300" label={dataDrawing}>
      <path
        data-l="dots"
        d="M22 80h1m12 130h1m14-70h1m22-94h1m-4 130h1m14-68h1m8 136h1m24-160h1m-4 68h1m14 54h1m16-150h1m6 70h1m10 106h1m10-144h1m2 84h1"
      />
      <path
        data-l="body"
        d="M196 34h14v18h-14zM196 70h14v18h-14zM196 106h14v18h-14zM196 142h14v18h-14zM196 178h14v18h-14zM196 214h14v18h-14zM196 250h14v18h-14z"
      />
      <path data-l="dots" d="M226 61H336M226 97H336M226 133H336M226 169H336M226 205H336M226 241H336" />
      <path data-l="hatch" d={rows} />
      <path d={rows} />
      <path data-l="tip" d="M352 160h110v18H352z" />
      <path d="M352 36V266" />
      <path data-l="ctr" d="M203 10V290" />
    </Figure>
  );
}
