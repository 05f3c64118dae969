/** The measured results of the fictional clients, for case studies, testimonials and drawings. */
export const clientFigures = {
  /** Tern & Tallow Hotels: the share of questions that go to a person. */
  toPerson: { one: 1, in: 5 },
  /** Tern & Tallow Hotels: the time until a question is settled, by the assistant or by a person. */
  inquiries: { hotels: 14, beforeHours: 11, afterMinutes: 4, recordMinutes: 2 },
  /** Ostrander Freight: the time for one customs declaration. */
  declarations: { beforeMinutes: 42, afterMinutes: 3 },
  /** Ostrander Freight: the weeks of each project step. The last step, support, has no end. */
  schedule: { discovery: 1, development: 4.5, testing: 2.5 },
  /** The times in the drawing of a chatbot's conversation: asked, answered with a source, confirmed, booked. */
  conversationSeconds: [0, 4, 21, 28],
  /** Pellworth Supply: the time for the weekly price review. A working day has eight hours. */
  priceReview: { beforeDays: 2, afterMinutes: 50 },
} as const;

const { inquiries, declarations, priceReview, schedule } = clientFigures;

/** The time that a task takes now, in percent of the time before. Case studies show it as a bar. */
export const leftPercent = {
  inquiries: (inquiries.afterMinutes / (inquiries.beforeHours * 60)) * 100,
  declarations: (declarations.afterMinutes / declarations.beforeMinutes) * 100,
  priceReview: (priceReview.afterMinutes / (priceReview.beforeDays * 8 * 60)) * 100,
} as const;

export const scheduleWeeks: number = schedule.discovery + schedule.development + schedule.testing;

/** Formats 4.5 as '4½'. */
export function halves(count: number): string {
  return String(count).replace('.5', '½');
}
