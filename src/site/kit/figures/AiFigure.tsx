import { aiDrawing } from '../../../content/pages/drawings.ts';
import { Figure } from './Figure.tsx';

export function AiFigure() {
  return (
    <Figure viewBox="0 0 480 300" label={aiDrawing.label}>
      <path d="M40 148H180V212H300V148H440V270H40z" data-l="hatch" />
      <path d="M40 148H180V212H300V148H440V270H40z" strokeWidth="2" />
      <path data-l="body" d="M186 30H294V118H274V130H254V118H226V130H206V118H186z" />
      <path data-l="thin" d="M198 42H282V106H198z" />
      <path data-l="thin" d="M206 212v12h20v-12M254 212v12h20v-12" />
      <path data-l="hid" d="M186 130V206M294 130V206" />
      <path data-l="live" d="M240 142V186" />
      <path data-l="tip" d="m240 200-7-16h14z" />
      <path data-l="ctr" d="M240 10V140M240 204V292" />
      <path data-l="dim" d="M180 236v22M300 236v22M180 247H300" />
      <path data-l="tipk" d="m180 247 13-4v8zM300 247l-13-4v8z" />
      <g data-t="note">
        <text x="240" y="79" textAnchor="middle">
          {aiDrawing.model}
        </text>
        <text x="110" y="214" textAnchor="middle">
          {aiDrawing.data}
        </text>
        <text x="370" y="214" textAnchor="middle">
          {aiDrawing.tools}
        </text>
      </g>
    </Figure>
  );
}
