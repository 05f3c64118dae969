import { Figure } from './Figure.tsx';

export function DataFigure() {
  return (
    <Figure
      viewBox="0 0 480 300"
      label="Loose records pass through a comb and leave as sorted rows. The fourth row is highlighted"
    >
      <path
        data-l="dots"
        d="M50 205h.01M67 210h.01M141 88h.01M124 198h.01M139 59h.01M156 195h.01M74 110h.01M68 67h.01M102 205h.01M27 96h.01M154 43h.01M70 189h.01M61 117h.01M68 158h.01M147 182h.01M95 151h.01M56 171h.01M68 124h.01M30 128h.01M30 269h.01M107 63h.01M151 244h.01M20 90h.01M18 178h.01M54 242h.01M74 245h.01M114 251h.01M153 75h.01M51 80h.01M26 215h.01"
      />
      <path
        data-l="thin"
        d="M18 251h6v6h-6zM99 194h9v9h-9zM121 142h12v12h-12zM105 249h12v12h-12zM82 101h12v12h-12zM94 131h6v6h-6zM95 70h9v9h-9zM53 248h9v9h-9zM159 125h12v12h-12zM150 57h12v12h-12zM113 65h9v9h-9zM154 213h6v6h-6zM129 147h12v12h-12zM91 31h12v12h-12zM103 193h6v6h-6zM125 150h6v6h-6z"
      />
      <path
        data-l="body"
        d="M196 24h14v28h-14zM196 70h14v18h-14zM196 106h14v18h-14zM196 142h14v18h-14zM196 178h14v18h-14zM196 214h14v18h-14zM196 250h14v20h-14z"
      />
      <path data-l="dots" d="M226 61H336M226 97H336M226 133H336M226 169H336M226 205H336M226 241H336" />
      <path
        data-l="hatch"
        d="M352 52h64v18h-64zM352 88h92v18h-92zM352 124h50v18h-50zM352 196h78v18h-78zM352 232h30v18h-30z"
      />
      <path data-l="tip" d="M352 160h110v18H352z" />
      <path d="M352 36V266" />
      <path data-l="ctr" d="M203 10V290" />
    </Figure>
  );
}
