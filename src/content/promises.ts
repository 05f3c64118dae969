/** Promises of the terms and the privacy policy (specification §9), and the other periods they state. */
export const promises = {
  uptimeTarget: '99.9%',
  privacyReply: '30 days',
  legalReply: '5 business days',
  moneyBack: '30 days',
  /** The notice before a change of terms or prices, before a service is discontinued, or an agreement is ended. */
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
