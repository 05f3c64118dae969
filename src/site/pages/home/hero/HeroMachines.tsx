import type { ReactNode } from 'react';

type MachineName = 'in' | 'triage' | 'answer' | 'crm' | 'report';

/** The machines' moving parts, because animations don't reach into `<use>` content. */
const liveParts: Partial<Record<MachineName, ReactNode>> = {
  triage: <path data-l="live" data-m="needle" d="M0 0 27-29M0 0-7 8" />,
  answer: <path data-l="live" data-m="caret" d="M6 22v14" strokeWidth="4" />,
};

interface MachineProps {
  name: MachineName;
  /** The coordinates of its center, such as `376 208`. */
  at: string;
  scale?: string;
}

/** Places a machine with its moving part. */
export function Machine({ name, at, scale }: MachineProps) {
  return (
    <g transform={`translate(${at})${scale ? `scale(${scale})` : ''}`}>
      <use href={`#m-${name}`} />
      {liveParts[name]}
    </g>
  );
}

/** The machines, defined once for the wide and the narrow drawing. */
export function Machines() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <g id="m-in">
          <path data-l="body" d="M-32-112h64v40h-46l-10 9v-9h-8z" />
          <path data-l="word" d="M-20-98h34M-20-87h22" />
          <path data-l="body" d="M-32-22h64v44h-64z" />
          <path data-l="thin" d="M-32-20 0 4l32-24" />
          <path data-l="body" d="M-32 58h64v44h-64z" />
          <path data-l="thin" d="M-22 68h44v9h-44zM-22 83h30v9h-30z" />
        </g>
        <g id="m-triage">
          <circle data-l="body" r="64" />
          <circle data-l="thin" r="57" />
          <circle data-l="soil" r="49" />
          <path data-l="ctr" d="M0-78V78M-78 0H78" />
          <circle data-l="body" r="5" />
          <path data-l="panel" d="M-22 20h44v20h-44z" />
          <text data-t="mini" y="35" textAnchor="middle">
            0.92
          </text>
        </g>
        <g id="m-answer">
          <path data-l="body" d="M-68-72-82-104H26L12-72z" />
          <path data-l="body" d="M-62-104v-34h26l8 8v26zM-36-104v-48h26l8 8v40zM-10-104v-30h22l8 8v22z" />
          <path data-l="word" d="M-28-134h16M-28-122h18M-28-112h18M-54-118h16" />
          <path data-l="body" d="M-108-72h216V72h-216z" />
          <path data-l="thin" d="M-108-56H108M-92-40H92V56H-92z" />
          <path data-l="word" d="M-78-22H76M-78-5H72M-78 12H78M-78 29H-2" />
        </g>
        <g id="m-crm">
          <path data-l="body" d="M-60-70a60 20 0 0 1 120 0V72a60 20 0 0 1-120 0z" />
          <path d="M-60-70a60 20 0 0 0 120 0M-60-23a60 20 0 0 0 120 0M-60 24a60 20 0 0 0 120 0" />
          <path data-l="word" d="M-34-27h50M-34 20h64M-34 67h40" />
          <path data-l="ctr" d="M0-102V106" />
          <path data-l="live" d="M-46-32v10M-46 15v10M-46 62v10" />
        </g>
        <g id="m-report">
          <path data-l="body" d="M-52 60v62H52V60z" />
          <path data-l="word" d="M-36 84h32M-36 97h56" />
          <path data-l="body" d="M-96-84H96V68H-96z" />
          <path data-l="thin" d="M-96-62H96M-78-46h156v96h-156zM-78-14h156M-78 18h156M-39-46v96M0-46v96M39-46v96" />
          <path data-l="live" data-m="plot" d="M-78 38l22-5 17 8 20-24 19 6 22-22 17 7 20-32 12 4" />
          <circle data-l="tip" cx="71" cy="-20" r="4.5" />
        </g>
      </defs>
    </svg>
  );
}
