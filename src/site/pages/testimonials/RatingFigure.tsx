import { hero } from '../../../content/pages/testimonials-page.ts';
import { Figure } from '../../kit/figures/Figure.tsx';

/** A stack of sheets; the top one is checked, stamped and signed. */
export function RatingFigure() {
  return (
    <Figure viewBox="0 0 480 380" label={hero.drawing}>
      <path data-l="body" d="M92 12h364v272H92z" />
      <path data-l="body" d="M68 36h364v272H68z" />
      <path data-l="body" d="M44 60h364v304H44z" />
      <path data-l="thin" d="M56 72h340v280H56zM56 284h340M196 284v68M196 318h200M312 284v34" />
      <path data-l="body" d="M84 128h96v68H84zM104 128l-12-28h80l-12 28" />
      <path data-l="thin" d="M96 142h40v28H96zM150 156h18M150 168h18M150 144h18" />
      <path d="M100 196v32M164 196v32M180 162h32" />
      <path data-l="thin" d="M76 228H212" />
      <path data-l="soil" d="M76 233H212" />
      <path data-l="dim" d="M84 248v16M180 248v16M84 256h96" />
      <path data-l="thin" d="M240 104h18v18h-18zM240 144h18v18h-18zM240 184h18v18h-18z" />
      <path d="m243 112 5 6 12-18M243 152l5 6 12-18M243 192l5 6 12-18" />
      <path data-l="word" d="M274 113H366M274 153H352M274 193H330" />
      <circle data-l="body" cx="340" cy="250" r="48" />
      <circle data-l="thin" cx="340" cy="250" r="41" />
      <text x="340" y="255" textAnchor="middle">
        {hero.stamp}
      </text>
      <path data-l="word" d="M68 304h96M68 326h70M208 302h64" />
      <path
        data-l="live"
        d="M212 344c10-20 22-24 20-10s-14 16-4 8 14-14 22-16-6 20 4 12 10-12 18-10 2 12 12 6 10-12 18-8 0 10 12 6 16-10 40-8"
      />
    </Figure>
  );
}
