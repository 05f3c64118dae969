/** All visitors' session ID by default, as specified. A webhook with a memory then can't tell conversations apart. */
export const chatSessionId = 'website-visitor';

export const emptyReply = 'No response from AI.';

/** The maximum silence before and during the assistant's answer, in ms. Source: `src/README.md` §8. */
export const ANSWER_TIMEOUT_MS = 30_000;
/** Limits an endless stream: an answer's maximum duration, as a multiple of `ANSWER_TIMEOUT_MS`. */
export const WHOLE_ANSWER_TIMEOUTS = 10;
/** Limits an endless stream: an answer's maximum length, in UTF-16 units. */
export const BODY_MAX_LENGTH = 8_000_000;
