import { clientFigures } from '../../../content/client-figures.ts';
import { chatDrawing } from '../../../content/pages/drawings.ts';
import { Figure } from './Figure.tsx';

const timeHeights = [103, 145, 223, 259];

export function ChatFigure() {
  return (
    <Figure viewBox="0 0 480 300" label={chatDrawing.label}>
      <path data-l="hid" d="M104 52V288M344 52V288" />
      <path data-l="body" d="M48 20h112v32H48zM288 20h112v32H288z" />
      <text x="104" y="42" textAnchor="middle">
        {chatDrawing.customer}
      </text>
      <text x="344" y="42" textAnchor="middle">
        {chatDrawing.assistant}
      </text>
      <path data-l="body" d="M98 78h12v70H98zM98 200h12v66H98zM338 92h12v50h-12zM338 212h12v46h-12z" />
      <path d="M112 98H330M112 218H330M336 140H118" />
      <path data-l="tipk" d="m337 98-13-5v10zM337 218l-13-5v10zM111 140l13-5v10z" />
      <path data-l="word" d="M134 86H290M154 128H312M134 206H262" />
      <path data-l="live" d="M336 254H122" />
      <path data-l="tip" d="m111 254 14-6v12z" />
      <path data-l="word" d="M154 242H312" />
      <path d="M350 110h46M350 126h46" />
      <path data-l="tipk" d="m350 126 13-5v10z" />
      <path data-l="body" d="M398 92h36l12 12v44h-48zM434 92v12h12" />
      <path data-l="word" d="M408 118h28M408 130h24" />
      {clientFigures.conversationSeconds.map((seconds, index) => (
        <text key={seconds} x="84" y={timeHeights[index]} textAnchor="end">
          {chatDrawing.time(seconds)}
        </text>
      ))}
    </Figure>
  );
}
