import { Fragment, type ReactNode } from 'react';
import { parts, techStack } from '../../../../content/pages/home.ts';
import { Figure } from '../../../kit/figures/Figure.tsx';
import * as styles from './TechStack.module.css';

/** The six parts as plates of one stack, pulled apart. */
export function StackFigure() {
  const names = techStack.map((part) => part.name).join(', ');
  return (
    <Figure viewBox="0 0 400 630" label={`${parts.drawing} ${names}`}>
      <path data-l="ctr" d="M168 8V620" />
      {plates
        .map((plate, index) => <Plate key={techStack[index]?.name} number={index + 1} drawing={plate} />)
        .reverse()}
    </Figure>
  );
}

function Plate({ number, drawing }: { number: number; drawing: ReactNode }) {
  return (
    <g className={styles.plate} data-part={number} transform={`translate(168 ${number * 100 - 30})`}>
      <path data-l="body" d="M-150 0 0-42 150 0 0 42z" />
      <path d="M-150 0v9L0 51 150 9V0" />
      <g transform="matrix(.75 -.21 .75 .21 0 0)">{drawing}</g>
      <path data-l="dim" d="M154 4h34" />
      <circle data-l="body" cx="208" cy="4" r="20" />
      <text x="208" y="9" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

/** The drawing on each plate, seen from above: a page, a network, bars, a table, a field of numbers, crates. */
const plates: readonly ReactNode[] = [
  <path key="page" data-l="thin" d="M-74-74H74V74H-74zM-74-50H74M-54-26H4V54H-54z" />,
  <Fragment key="network">
    <path data-l="thin" d="M-60-50 50-56 10 50-60-50M50-56 66 40 10 50M-60-50-50 60 10 50" />
    <path data-l="dots" d="M-60-50h1M50-56h1M10 50h1M66 40h1M-50 60h1" />
  </Fragment>,
  <path key="bars" data-l="thin" d="M-76-76V76H76M-62 76V-66h22V76M-28 76V-20h22v96M6 76V-46h22V76M40 76V14h22v62" />,
  <path key="table" data-l="thin" d="M-72-72H72V72H-72zM-72-43H72M-72-14H72M-72 15H72M-72 44H72M-24-72V72M24-72V72" />,
  <path key="numbers" data-l="dots" d="M-66-66h132M-66-40h132M-66-13h132M-66 13h132M-66 40h132M-66 66h132" />,
  <path key="crates" data-l="thin" d="M-74-74H-6V-6H-74zM6-74H74V-6H6zM-74 6H-6V74H-74zM6 6H74V74H6z" />,
];
