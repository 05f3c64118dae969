/** A question that was put through the drawing of the first page: where it is. */
export const desk = {
  triage: 'Triage',
  answer: 'Answer',
  answered: (ms: number) => `Answered in ${ms < 100 ? 'less than 0.1' : (ms / 1000).toFixed(1)} s`,
  goOn: 'Go on in the chat',
  close: 'Close',
} as const;
