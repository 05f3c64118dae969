// What visitors ask in words that the pages do not use: for the demo assistant, which looks for its answers in the content.

/** Words that say nothing about what a question is about. */
export const stopWords =
  'a about offer after all also am an and any are as at be been but by can could did do does doing for from get give go got had has have having hello here hey hi how i if in into is it its just know let like make may me mean more most much my need no not of on one only or our out please really she should so some sure tell than thank that the their them then there these they thing this those to too up us use want was way we well were what when where which while who whom why will with would you your yours yet im id ill youre dont doesnt cant isnt whats theres lets want wants happen happens work actually exactly something someone anything';

/** Different words for one thing; each stands for all of its line. */
export const synonyms: readonly string[] = [
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

/** Words for questions that the pages answer in other words. */
export const askedFor: Readonly<Record<string, string>> = {
  'ai-chatbots':
    'build chatbot chatbots bot whatsapp customer support answers questions automatically handover multilingual languages channels',
  'web-development': 'website web mobile app ios android portal build accessible fast online shop store',
  'data-analytics':
    'scrape scraping data collect competitor prices crawl extract pdf tables dashboards analytics legal',
  'ai-implementation': 'add ai to our product integrate model machine learning llm gpt open source own servers',
  'process-automation': 'automate invoices paperwork retyping copy between systems excel accounting month-end',
  'faq-savings':
    'save money savings benefit why chatbot reduce costs capacity simultaneous fast answer how many tickets at once same time',
  'faq-tools': 'compatible integrate integration existing systems tools crm erp quickbooks salesforce sap hubspot',
  'faq-wrong': 'wrong answer mistake hallucinate error trust reliable accurate switch off fail',
  'faq-own': 'own ownership source code handover lock-in leave switch another vendor after project ends',
  'faq-time': 'long take weeks months deadline timeline duration chatbot ready fast how quickly that',
  reply: 'answer response hear back respond when how fast reply',
  confidential: 'nda confidentiality agreement secret sign samples documents',
  message: 'what to write message form include send information first brief',
};

/** Words for sections of the legal pages. */
export const askedOfLaw: Readonly<Record<string, string>> = {
  'payment-terms': 'pay payment invoice billing monthly annually refund money back guarantee subscription price',
  'limitation-liability': 'liable liability damage compensation warranty guarantee',
  termination: 'cancel subscription end contract notice delete account stop',
  'intellectual-property': 'own ownership content data train models copyright rights ip',
  'user-obligations': 'allowed forbidden prohibited rules account suspend',
  'service-description': 'uptime availability sla discontinue guarantee',
  'information-collection': 'collect data store chat cookies tracking local storage logs ip address',
  'how-we-use': 'use data train models newsletter unsubscribe job application retention',
  'data-sharing': 'share sell third parties processors transfer europe',
  'data-security': 'secure encrypted breach protect backup retention delete',
  'your-rights': 'gdpr rights access copy delete correct export complain my data request',
  '/privacy#overview': 'gdpr compliant compliance privacy policy cookies analytics tracking advertising sell data',
  '/terms#contact': 'which applies court governing jurisdiction legal dispute',
};
