// The text in the services' drawings, and their descriptions for people who can't see them.

export const aiDrawing = {
  label: 'Cross-section of an existing system with a socket. A model module is lowered into the socket made for it',
  model: 'model',
  data: 'your data',
  tools: 'your tools',
} as const;

export const chatDrawing = {
  label:
    'One conversation, timed. A customer asks, the assistant checks a document, answers with its source, and books the change',
  customer: 'customer',
  assistant: 'assistant',
  time: (seconds: number) => `${seconds} s`,
} as const;

export const dataDrawing = 'Loose records pass through a comb and leave as sorted rows';

export const processDrawing = {
  label: 'Crank and slider. One turn of the crank pushes one finished form out',
  turn: 'one turn, one form',
} as const;

export const webDrawing = 'One build at two sizes. A browser window 1440 wide, a phone 390 wide in front of it';

export const rated = (stars: number) => `Rated ${stars} out of 5 stars`;
