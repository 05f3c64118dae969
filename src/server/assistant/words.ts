/** Words that say nothing about what a question is about. */
const stopWords = new Set(
  'a about offer after all also am an and any are as at be been but by can could did do does doing for from get give go got had has have having hello here hey hi how i if in into is it its just know let like make may me mean more most much my need no not of on one only or our out please really she should so some sure tell than thank that the their them then there these they thing this those to too up us use want was way we well were what when where which while who whom why will with would you your yours yet im id ill youre dont doesnt cant isnt whats theres lets want wants happen happens work actually exactly something someone anything'.split(
    ' ',
  ),
);

/** Different words for one thing; each stands for all of its line. */
const synonyms = [
  'price cost fee rate quote pricing expensive cheap budget charge afford money',
  'refund money-back reimburse reimbursement',
  'cancel quit terminate termination end unsubscribe',
  'chatbot bot assistant conversation',
  'website web site page portal',
  'app application mobile phone ios android iphone flutter',
  'scrape scraping crawl crawler harvest collect',
  'analytics analysis analyze report dashboard',
  'automate automation automatic',
  'invoice bill billing paperwork document',
  'integrate integration connect connection tool crm erp quickbooks salesforce software',
  'privacy gdpr personal',
  'delete erase remove deletion forget',
  'keep store retain retention save kept',
  'secure security safe protect encryption encrypted breach hack leak',
  'owner own ownership belong property copyright intellectual',
  'wrong mistake error hallucinate hallucination incorrect',
  'long duration week month time timeline schedule deadline fast quick soon',
  'job career position opening vacancy hiring hire role apply internship employ',
  'salary pay wage lpa earn',
  'team founder people staff ceo boss lead run who',
  'client customer reference testimonial review rating',
  'case study example portfolio project result',
  'contact reach call email mail phone whatsapp talk speak',
  'office address located location headquarters based city',
  'law legal court jurisdiction govern dispute lawsuit sue',
  'liable liability responsible damage',
  'uptime availability outage downtime reliable sla',
  'confidential nda secret confidentiality',
  'language model llm gpt ai ml',
  'technology stack tech framework database',
  'step process method approach phase',
  'start begin kick first',
  'train training learn improve',
  'cookie track tracking',
  'tax vat gst',
  'late overdue delay',
  'support maintenance help operate',
  'sell sold share third-party',
];

/** A word without its endings: 'automation', 'automated' and 'automates' are one. */
export function stem(word: string): string {
  let root = word.replace(/’?'?s$/, (ending) => (word.length > 3 && !/ss$/.test(word) ? '' : ending));
  if (root.length > 4) root = root.replace(/(ational|ation|ator|ating|ated|ate)$/, 'at').replace(/ie$/, 'y');
  if (root.length > 5) root = root.replace(/(ing|ment|able|ible|ness|ion|ed|er|ly)$/, '');
  return root.replace(/e$/, '').replace(/([bdglmnprt])\1$/, '$1');
}

/** The words of a text that say what it is about, stemmed, in order. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .match(/[\p{L}\p{N}][\p{L}\p{N}.#+-]*/gu) ?? [];
  return words
    .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
    .map((word) => word.replace(/[.-]+$/, ''))
    .filter((word) => word && !stopWords.has(word))
    .map(stem);
}

const groups = synonyms.map((line) => [...new Set(line.split(' ').flatMap(wordsOf))]);

/** What else may be meant by a stemmed word. */
export function synonymsOf(word: string): string[] {
  return groups
    .filter((group) => group.includes(word))
    .flat()
    .filter((other) => other !== word);
}

/** The word of a vocabulary that was probably meant: one slip in a short word, two in a long one. */
export function nearestWord(word: string, vocabulary: Iterable<string>): string | undefined {
  const allowed = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
  let best: string | undefined;
  let least = allowed + 1;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) >= least || known.length < 4) continue;
    const distance = editDistance(word, known);
    if (distance < least) [best, least] = [known, distance];
  }
  return best;
}

/** How many letters have to be added, left out, replaced, or swapped with the next. */
function editDistance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 99) + 1 : 99;
      row[j] = Math.min((last[j] ?? 99) + 1, (row[j - 1] ?? 99) + 1, (last[j - 1] ?? 99) + (isSame ? 0 : 1), swap);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 99;
}
