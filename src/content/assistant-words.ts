// What visitors ask in words that the pages do not use: for the demo assistant, which looks for its answers in the content.

/** Words that say nothing about what a question is about. */
export const stopWords =
  'a about offer after all also am an and any are as at be been but by can could did do does doing for from get give go got had has have having hello here hey hi how i if in into is it its just know let like make may me mean more most much my need no not of on one only or our out please really she should so some sure tell than thank that the their them then there these they thing this those to too up us use want was way we well were what when where which while who whom why will with would you your yours yet im id ill youre dont doesnt cant isnt whats theres lets want wants happen happens work actually exactly something someone anything';

/** Words of any talk: they count little, unless visitors ask for something by them. */
export const talkWords =
  'able about across again ago already always another around ask asking asks away back bad because become been before behind being believe best better big bit boss both bring brings brought business buy came case chance check choose clear close come comes company computer consider could couple current currently day days deal dealing decide depend different difficult early easy either else enough entire etc even evening ever every everybody everyone everything example except expect experience explain fact fair fall far feel few fill find fine finish fix follow forward found friend front full further general give given gives going good great guy guys half hand handle happy hard hear heard held high hold hope house huge hundred idea imagine important inside instead interested issue keep kind know large last least leave leaves left less lets level life line little live look looking lot lots love main major make makes making many matter maybe mean means meet mention minute moment morning most move name near nearly need needs never new next nice night none normal nothing notice number obviously often once ones open option order other others over part particular past perhaps piece place plan play please plenty point possible prefer pretty probably problem put puts quite ran rather reach ready real reason recently regular remember rest right said same saw say says second see seem seen send sent serious set several shall short show side similar simple simply since small somebody someone soon sort specific spend stand state stay still stuck stuff such suggest suppose take takes taking thing things think though thought thousand three through today together told tomorrow tonight took total towards town tried true try trying turn twice two type typical under understand unless until usual usually various very wait wanted ways wide wish within without wonder wondering word world worried worries worry worth would write wrong year years yes yesterday young';

/** Different words for one thing; each stands for all of its line. */
export const synonyms: readonly string[] = [
  'price cost fee rate quote pricing expensive cheap budget charge afford money',
  'refund money-back reimburse reimbursement',
  'cancel quit terminate termination end leave',
  'newsletter unsubscribe mailing',
  'chatbot bot assistant conversation',
  'website web site page portal',
  'app application mobile phone ios android iphone flutter',
  'scrape scraping crawl crawler harvest collect',
  'analytics analysis analyze report dashboard',
  'automate automation automatic',
  'invoice bill billing paperwork document paper scan scanned',
  'integrate integration connect connection tool crm erp quickbooks salesforce software',
  'privacy gdpr personal',
  'delete erase remove deletion forget',
  'keep store retain retention save kept',
  'secure security safe protect encryption encrypted breach hack leak',
  'owner own ownership belong property copyright intellectual',
  'wrong mistake error hallucinate hallucination incorrect',
  'long duration week month time timeline schedule deadline fast quick soon',
  'job career position opening vacancy hiring hire role apply application cv resume internship intern employ',
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
  'tax taxes vat gst',
  'late overdue delay penalty fine',
  'hours evening weekend night holiday always anytime reachable',
  'annually annual yearly year upfront advance',
  'human person agent operator colleague somebody',
  'build built develop create made',
  'data information record',
  'terms conditions rules agreement policy',
  'shop store retail catalog e-commerce',
  'remote home anywhere abroad',
  'country countries located',
  'happy satisfied satisfaction',
  'number figure result prove proof',
  'sure certain confidence accurate',
  'launch live release after',
  'support maintenance operate help maintain',
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
