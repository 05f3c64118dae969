/** The status texts and buttons shown when a visitor asks a question in the home page's drawing. */
export const desk = {
  triage: 'Finding an answer…',
  answer: 'Answering…',
  answered: (ms: number) => `Answered in ${ms < 100 ? 'less than 0.1' : (ms / 1000).toFixed(1)} s`,
  goOn: 'Continue in chat',
  close: 'Close',
} as const;
