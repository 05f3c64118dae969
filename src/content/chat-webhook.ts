/** One value for every visitor, as specified: a webhook with memory shares it between them. */
export const chatSessionId = 'website-visitor';

/** Shown for an answer that holds no words. */
export const emptyReply = 'No response from AI.';
