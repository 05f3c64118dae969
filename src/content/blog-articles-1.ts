import type { Articles } from './blog.ts';

/** The six latest posts. */
export const articles: Articles = {
  1: `An assistant fails on the words customers really use, and those words are already in your inbox. Before anyone writes a prompt, pull fifty recent conversations and read them. That fits into a morning, and a case that makes up 5% of the traffic has a 92% chance of turning up.

Draw the sample at random from an ordinary week, not from the complaints folder. Remove names and order numbers first. Then note for each conversation:

• what the customer wanted, in their own words
• where the answer was: a document, a system, or somebody’s head
• what had to be looked up or changed
• what a wrong answer would have cost
• how both sides knew it was finished

The third line tells you which connections to build. The second holds the surprise: an answer that lives in somebody’s head must be written down before a model can use it.

Group the rows by intent. The most frequent ten are the scope of the first version. The conversations themselves, each with the reply you would have wanted, are your first test set. Run it before every prompt change, and count what got worse too.

Fifty will miss rare cases that matter. Ask the support team for the three they dread, and add those by hand.`,

  2: `A webhook arrives when the sender decides: sometimes twice, sometimes out of order, sometimes while your database restarts. The design that survives is short.

Accept first, work later. Check the signature against the raw body, write the event to a table, answer 202 and close the connection. Many senders give up after five to ten seconds, so no model call belongs in that handler.

Make the work safe to repeat:

• Store the sender’s event id under a unique constraint. A duplicate fails the insert, and you still answer with success.
• Commit the effect and the “done” mark in one transaction.
• Send an idempotency key of your own to any payment or posting API you call next.

Assume disorder. If “updated” can arrive before “created”, treat the event as a hint and fetch the current record. That costs a request and removes a class of bugs.

Retry with exponential backoff and full jitter: a random wait of up to 1, 2, 4, 8 seconds and so on, capped at an hour. Without jitter all failed jobs return in the same second. After a day, move the job to a dead-letter table where a person can replay it.

Two alarms are enough: the age of the oldest waiting event, and any row in the dead-letter table. Queue length misleads: ten events stuck for an hour are worse than ten thousand draining.`,

  3: `Above which score does the machine act alone? Picking 0.9 because it sounds safe is not an answer.

First check that the score means something. Sort a few hundred labeled cases into bins of 0.1 and compare each bin’s average score with the share that was right. If the top bin claims 0.95 and is right 80% of the time, calibrate on held-out data first; temperature scaling or isotonic regression is usually enough. A confidence that a language model writes about itself is text, not a probability, until this check says otherwise.

Then price both mistakes:

• a wrong result that goes out: the repair, and the harm
• a right result sent to a person: the minutes of checking

If a repair costs $40 and a check costs $2, acting alone pays where the chance of error is below 2/40, or 5%. The threshold is 0.95. If the repair costs $8, it is 0.75. Set it per field, because an invoice total is not a memo line.

Mind the sample. No errors in 300 cases still allows a true rate of about 1%, by the rule of three. Showing 0.1% takes 3,000.

Write the number, both costs and the date where people see them. Keep checking a random few of the automatic results, or you will never see the errors above the line.`,

  4: `Open models with 7 billion parameters now run on one consumer graphics card. For writing about anything at all, the largest models still win. For one narrow job the gap may be smaller than the noise in your test.

At 16 bits, 7 billion weights take 14 GB. At 4 bits they take 3.5 GB, plus the cache for the context. Quantizing costs some quality; measure how much on your task instead of looking it up.

A small model is a candidate when:

• the output is a label, a few fields or one of a known set of actions
• you have several hundred labeled examples
• data may not leave your servers, or the reply must come in under a second
• volume is steady, because an idle card costs as much as a busy one

Work in this order. Prompt a large model to find the ceiling. Prompt the small one. If it falls short, train a LoRA adapter, which touches about 1% of the weights or less and takes hours, not weeks. Compare on cases neither has seen. On 200 of them, a difference of two points is four cases, which may be luck.

Then count hosting, updates and the engineer on call. At low volume a hosted model is usually cheaper. Keep both behind one interface, and the decision stays reversible.`,

  5: `The settings a site owner would not mind are also the ones that keep a crawler running for years.

Ask first. An API, a feed, a sitemap or a person who sends an export beats any crawler. Read the site’s terms, and fetch robots.txt daily. Leave alone whatever sits behind a login, and personal data for which you have no legal basis.

Sensible defaults:

• one request at a time per host, three seconds apart
• a User-Agent with a name, a page that explains it and an email address
• If-None-Match or If-Modified-Since on every return visit, so an unchanged page costs a 304 without a body
• on 429 or 503, obey Retry-After; if there is none, wait a minute and double it
• runs at night, in the site’s own time zone

Three seconds a page is 9,600 pages in eight hours, which covers most price lists. Where it does not, follow lastmod in the sitemap and visit pages as often as they change.

Keep the receipts. Store the raw response, its address, the time and the parser’s version. Then a questioned number can be parsed again without fetching again.

Expect change. A selector that matches nothing returns an empty table and a green light. So compare each run with the last: records found, share with a price, values out of range. If one moves more than you can explain, stop and call a person.`,

  6: `A system that works at night needs somebody who answers at night, and nobody should have to be awake at the wrong hour.

Start with arithmetic. A week has 168 hours, and a full working week covers 40. One chair that is never empty takes 4.2 people on paper, and five or six once leave, illness and training are counted. Over three time zones eight hours apart, every one of them is somebody’s daytime.

What makes it work is the handoff:

• Shifts overlap by half an hour, in a call with the queue on screen.
• Each open case has one owner, by name. “The team” owns nothing.
• The note says what the customer sees, what was tried, what is ruled out and when the next update is due.
• Whoever takes over repeats the next step aloud.

There are costs. A case that crosses two shifts is told twice, so customers must never have to tell it. Access has to be the same everywhere, which means more people with keys and stricter logs. Weekends still need a schedule, and holidays differ by country.

We also gave the assistant less to do. It collects facts and opens the case. Deciding whether a stopped system may be restarted stays with a person.`,
};
