/** The promises in the terms and the privacy policy (specification §9), and the other periods in these texts. */
export const promises = {
  uptimeTarget: '99.9%',
  privacyReply: '30 days',
  legalReply: '5 business days',
  moneyBack: '30 days',
  /** The notice period for changes of terms or prices, for discontinued services, and for ending an agreement. */
  notice: '30 days',
  deletion: '30 days',
  liability: '12 months',
  invoiceQuestion: '30 days',
  settlement: '30 days',
  serverLogs: '30 days',
  applications: 'six months',
  closedMessages: 'two years',
  breachReport: '72 hours',
} as const;
