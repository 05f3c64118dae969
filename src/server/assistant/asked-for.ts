// What visitors ask in words that the pages do not use, by the id of what answers them.

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
  '/terms#contact': 'which applies court governing jurisdiction legal dispute india',
};
