/** 'How much' of a thing is no question for a price. */
export const amount =
  /\bhow much (?!(is|are|was|would|will|does|do|did|for|to|money|it|you|u|roughly|might|could|should|can|the|an?|per|in)\b)/g;

/** A question known by its form, whatever its subject: the title of what answers it, how like it is to that, and how far that covers it. */
export interface Shape {
  pattern: RegExp;
  title: string;
  likeness: number;
  coverage: number;
}

export const shapes: readonly Shape[] = [
  {
    pattern:
      /\b\d{1,2} ?[ap]\.?m\b|\b(available|reach|open|there|call|phone)\b.*\b(midnight|weekends?|sundays?|saturdays?|nights?|holidays?)\b/,
    title: 'When we answer',
    likeness: 0.8,
    coverage: 0.8,
  },
  {
    pattern:
      /\bhow (long|fast|quickly|soon|many (weeks|months|days))\b.*\b(takes?|ready|live|launch|build|built|develop|create|finish(ed)?|deliver(ed)?|done|up and running)\b(?!.*\b(answer|reply|respond|request|read|email|message)\b)|\bwhen (would|could|will|can) (it|we|this|the|our|an?) .*\b(ready|live|done|finished|launch|online)\b/,
    title: 'How long does a project take?',
    likeness: 1,
    coverage: 0.8,
  },
  {
    pattern: /\bwhat (did|would|will|must|should|has|have) .*\b(pay|paid|cost|charged?|spend|spent)\b/,
    title: 'Prices',
    likeness: 1,
    coverage: 0.8,
  },
  {
    pattern: /\b(office|branch)\b.*\bin \w+|\b(?<!back |the |front |an |your )\w+ office\b/,
    title: 'Where we are',
    likeness: 0.7,
    coverage: 0.7,
  },
  {
    pattern:
      /\b(integrat|connect|work|plug|hook|sync|talk|link)\w*( it| this| that| up| in| together| your bot| the bot)*? (with|into|to) (?!you\b|us\b|me\b|an? |someone|somebody|people|compan|client|small|startup|new)/,
    title: 'Will it work with the tools we already use?',
    likeness: 0.5,
    coverage: 0,
  },
  {
    pattern:
      /\b(experience|worked|done|built|made|helped|projects?|clients?|customers?|references?)\b.*\b(with|in|for|from) /,
    title: 'Industries',
    likeness: 0.4,
    coverage: 0,
  },
];
