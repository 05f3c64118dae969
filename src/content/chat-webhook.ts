/** One value for every visitor, as specified: a webhook with memory shares it between them. */
export const chatSessionId = 'website-visitor';

/** Shown for an answer that holds no words. */
export const emptyReply = 'No response from AI.';

/** How long the assistant may be silent, before its answer and within it, in ms. Source: `src/README.md` §8. */
export const ANSWER_TIMEOUT_MS = 30_000;
/** A stream may never end: a whole answer takes at most so many times that, and its body so many UTF-16 units. */
export const WHOLE_ANSWER_TIMEOUTS = 10;
export const BODY_MAX_LENGTH = 8_000_000;
