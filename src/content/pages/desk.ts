/** A question that was put through the drawing of the first page: where it is. */
export const desk = {
  triage: 'Triage',
  answer: 'Answer',
  answered: (seconds: string) => `Answered in ${seconds} s`,
  goOn: 'Go on in the chat',
  close: 'Close',
} as const;
