import type { Endpoints } from './endpoint.ts';
import type { Shape, TypeOf, WireOf } from './shape.ts';

export const investmentStates = ['pending', 'approved', 'rejected'] as const;
/** The possible decisions on a pending investment. */
export const verdicts = ['approved', 'rejected'] as const;

/** An investment. While it is pending, `decided_at` and `reason` are missing. Ids of deleted rows are missing. */
export const investment = {
  investment_id: 'ownId',
  user_id: 'id?',
  user_name: 'text?',
  project_id: 'id?',
  project_name: 'text?',
  amount: 'money',
  currency: 'text?',
  status: { oneOf: investmentStates },
  receipt_url: 'text?',
  reason: 'text?',
  created_at: 'moment',
  decided_at: 'moment?',
} as const satisfies Shape;

const decision = { investment_id: 'ownId', status: { oneOf: verdicts }, reason: 'text?' } as const satisfies Shape;

export interface Investment extends TypeOf<typeof investment> {}
export type InvestmentDecision = WireOf<typeof decision>;

/** The endpoints for investments. Errors: 409 for a decision on a decided investment. Source: specification §7. */
export const investmentEndpoints = {
  getInvestments: { method: 'GET', path: '/admin/get-all-investments', list: investment },
  decideInvestment: { method: 'POST', path: '/admin/approve-reject-investment', json: decision, row: investment },
} as const satisfies Endpoints;
