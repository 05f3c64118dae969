import { hero } from '../../../../content/pages/about.ts';
import { Figure } from '../../../kit/figures/Figure.tsx';
import * as styles from './AboutHero.module.css';

// The machine: hopper, case with gauge and screen, legs, and the pipes in and out.
const hopper = 'm124 84-18-40H254l-18 40z';
const casing = 'M84 84h192v104H84z';
const legs = 'M104 188v42H90v8h42v-8h-14v-42zM242 188v42h-14v8h42v-8h-14v-42z';
const screen = 'M168 104h90v64h-90z';
const pipes = 'M40 130h44M40 142h44M276 130h44M276 142h44';
const gauge = 'M98 136a28 28 0 1 0 56 0 28 28 0 1 0-56 0';
/** The projection lines, at the same heights in both figures, so that they meet where the two are side by side. */
const projected = 'M0 44H360M0 84H360M0 136H360M0 188H360M0 238H360';

/** The sheet: the machine in hidden lines, a title block, and the signature that starts the work. */
export function SignedDrawing() {
  return (
    <Figure viewBox="0 0 360 300" label={hero.drawings.signed}>
      <path data-l="body" d="M20 16h320v268H20z" />
      <path data-l="thin" d="M30 26h300v248H30zM190 246h140M190 246v28M246 246v28" />
      <path data-l="hid" d={`${hopper}${casing}${screen}${gauge}`} />
      <path data-l="hid" d={legs} />
      <path data-l="ctr" d="M180 34V242M34 136H326" />
      <path data-l="live" d="M254 264c6-12 12-14 12-6s-8 10-2 6 8-12 12-10-4 12 2 8 6-8 10-6 2 8 8 4 8-6 22-6" />
      <path data-l="word" d="M196 260h42" />
      <path className={styles.projection} data-l="ctr" d="M340 44h20M340 84h20M340 188h20M340 238h20" />
    </Figure>
  );
}

/** The same machine, built. */
export function DrawnMachine() {
  return (
    <Figure viewBox="0 0 360 300" label={hero.drawings.built}>
      <path className={styles.projection} data-l="ctr" d={projected} />
      <path data-l="thin" d="M20 238H340" />
      <path data-l="soil" d="M20 243H340" />
      <path data-l="body" d={`${hopper}${casing}`} />
      <path data-l="body" d={`${legs}M136 20h36l10 10v34h-46zM190 10h46v54h-46z`} />
      <path data-l="body" d={hopper} />
      <path data-l="thin" d="M118 58H242M132 188v-8h96v8" />
      <path data-l="word" d="M144 34h22M198 22h30M198 32h22" />
      <path data-l="panel" d={screen} />
      <path data-l="word" d="M178 120h70M178 132h56M178 144h64" />
      <path data-l="body" d={gauge} />
      <path d={pipes} />
      <path data-l="live" d="m126 136 16-16M178 156h20" />
      <path data-l="thin" d="M126 114v5M104 136h5M148 136h-5M110 120l4 4" />
      <path data-l="dim" d="M84 262v20M276 262v20M84 272h52M224 272h52" />
      <path data-l="tipk" d="m84 272 14-4v8zM276 272l-14-4v8z" />
      <text x="180" y="277" textAnchor="middle">
        {hero.drawings.size}
      </text>
    </Figure>
  );
}
