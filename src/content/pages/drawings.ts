// The text in the services' drawings, and the text alternatives of drawings.
import { clientFigures } from '../client-figures.ts';

export const aiDrawing = {
  label: 'Cross-section of an existing system with a socket. A model module is lowered into the socket made for it',
  words: { model: 'model', data: 'your data', tools: 'your tools' },
} as const;

export const chatDrawing = {
  label:
    'A chat window. The assistant’s answer points to a marked line of the handbook. What it isn’t sure of goes to a person',
  words: {
    source: 'your handbook, p. 12',
    unsure: 'not sure',
    person: 'a person',
    time: `${clientFigures.conversationSeconds[1]} s`,
  },
} as const;

export const dataDrawing = { label: 'Loose records pass through a comb and leave as sorted rows' } as const;

export const processDrawing = {
  label: 'Crank and slider. One turn of the crank pushes one finished form out',
  words: { turn: 'one turn, one form' },
} as const;

export const webDrawing = {
  label: 'One build at two sizes. A browser window, and a phone in front of it',
} as const;

export const rated = (stars: number) => `Rated ${stars} out of 5 stars`;
