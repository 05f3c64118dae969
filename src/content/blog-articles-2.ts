import type { Articles } from './blog.ts';

/** The six earlier posts. */
export const articles: Articles = {
  7: `When an assistant that reads your documents answers wrongly, the model is the last place to look. Take twenty wrong answers and go through these checks in order.

• Is the fact in the documents at all? If not, write it down. Nothing else will help.
• Is there exactly one current version? Two price lists give two answers. Retire the old one.
• Did the passage survive the cutting? Split at headings, not every 500 tokens. Keep a table with its header row, and put the document’s title at the top of each piece.
• Was it among the results? Label the right passage for a hundred questions and measure recall in the top ten. Below 90%, no prompt can repair the answer.
• Was it found and ignored? Only now is it about the model. Send fewer passages, the best first, and ask for a quotation.

For the fourth check, combine two searches. Keyword ranking such as BM25 finds part numbers and names; embeddings find paraphrases. Merging both lists by reciprocal rank needs no training. A reranker over the top fifty helps further and adds delay.

Filter by permission before searching, never after. A passage that was fetched and then hidden can still shape the answer.

Last, put questions without an answer into the test set. The right reply to those is “I could not find it”.`,

  8: `“A ticket costs us four dollars” is usually a wage divided by a ticket count. It is too low.

Count five lines instead:

• Handling time, measured on a random sample of about 200 tickets, research and wrap-up included.
• Paid time. At 80% occupancy a 12-minute ticket takes 15 paid minutes.
• Loaded cost. Taxes, benefits, space and licenses often add 25 to 40% to the wage.
• Reopened tickets. If 15% come back once, every ticket is 1.15 tickets.
• Escalation: the engineer’s minutes, at the engineer’s rate, times the share that gets there.

An example with assumed figures: $24 an hour, loaded by 30%, is $31.20. Fifteen minutes of it is $7.80, and with reopening $8.97. If one ticket in ten takes half an hour of a $70 engineer, add $3.50. The total is $12.47, three times the first guess.

Now ask what automation would save. It removes the short, frequent tickets first, so the average of the remaining ones rises. That is not a failure. Compare the total per month before and after, at the same volume, and include what the system costs to run and to review. If the total does not fall, or people do not wait less, switch it off.`,

  9: `A breakpoint list by device is out of date before it ships. Three tools replace most of it.

Fluid type. Pick a size at each end and let the browser interpolate. From 16 px at 320 to 24 px at 1440 the slope is 8/1120, or 0.714vw, and the rest is 0.857rem: clamp(1rem, .857rem + .714vw, 1.5rem). Always keep a rem part. Text set in vw alone does not grow when a reader zooms.

A grid that counts its own columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)). The inner min() keeps one column from overflowing a narrow phone.

Container queries, in every current browser since early 2023. A card that asks how wide its slot is works in the sidebar and in the main column without a modifier class.

A change of composition, such as a menu that becomes a bar, still deserves a media query.

Test at the ends, not in the middle:

• 320 px wide, which is also 1280 px at 400% zoom, where WCAG asks for no sideways scrolling
• text at 200%, with everything still reachable
• the longest word and the longest name you have
• images with width and height set, so nothing moves as they load

The trade-off is that no single screenshot is the design. Agree on the two ends and on what must never happen in between.`,

  10: `Four fields are a good size for a first extraction job: the parties, the start date, the notice period and the renewal rule.

Begin with 150 documents labeled by two people working apart. Where they disagree, the definition is unclear, and no model will settle it. “Notice period: 3 months” means little until you decide from which day it runs.

Then build the pipeline:

• Read the text layer if there is one, and use OCR only for scans.
• Ask for a fixed schema with types, and allow “not stated” as a value. Without it a model invents one.
• Require a quotation for every value and search for it in the document. A value whose quotation is not there goes to a person.
• Check by rule: dates that exist, an end after the start, a notice period shorter than the term.

Score each field apart. Count a wrong value worse than a missing one, since a missing one gets noticed.

Long contracts bring two traps. Amendments override the body, so link the documents first and read the newest last. Definitions sit pages away from their use, so send the definitions section along with every piece.

What fails a check goes to a reviewer who sees page and value side by side. Each correction becomes a test case.`,

  11: `Nobody decides to make a page heavy. It gains two kilobytes in a date picker and five in an icon set, and a year later it takes four seconds on a phone. A budget that fails the build makes each a decision.

Set it from the network up. A new connection usually starts with ten segments of about 1,460 bytes, so the first 14,600 bytes arrive in one round trip. Headers count. If the compressed HTML fits with its critical CSS, the page can be painted without waiting for a second trip.

Then measure what travels:

• compressed bytes at the level your server really uses, not file sizes on disk
• per route, with every chunk that route loads
• script apart from images, since a kilobyte of script is also parsed and run
• the same build that goes to production

Keep the numbers in one file in the repository, a little above today’s size. Raising one is then a line in a review, with a reason beside it.

When the build fails, look at the bundler’s list of inputs first. The usual finds are a library imported for one function, a second copy of something, and data that could be fetched later.

Pair the budget with one timing on a slowed processor, median of several runs, and allow it more slack: timings are noisy and bytes are not.`,

  12: `Before we build anything, the client signs one sheet of paper. It settles arguments early, while they are cheap.

These nine things are on it:

• what starts the process, and what comes out at the end
• every system it touches, and whether we read or write there
• each decision, and whether a rule, a model or a person makes it
• the route to a person, with that person’s role
• what is stored, where, and when it is deleted
• what happens when a part is down
• the number to move, and how it was counted before
• what is not included
• the price to build, the cost to run, and the date

One sheet is a hard limit. If it does not fit, the project is two projects. Boxes carry the words the staff use, so that they can say what is wrong. We walk one ordinary case and one awkward case through it with them, finger on the paper, before anyone signs.

A drawing has limits too. It shows structure and hides volume, so peak load stands beside it as a figure. It also ages, so it changes in the same week as the system.

You can do this without us. Take a task your team repeats, and fill in the third line first. It is where most surprises are.`,
};
