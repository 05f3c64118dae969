import { figures } from '../contract/dashboard.ts';
import { investment, investmentEndpoints } from '../contract/investments.ts';
import { project } from '../contract/projects.ts';
import { user } from '../contract/users.ts';
import { mutation, query } from './endpoint.ts';
import { tag } from './tags.ts';

export const getInvestments = query(investmentEndpoints.getInvestments);
export const decideInvestment = mutation(
  investmentEndpoints.decideInvestment,
  ({ investment_id }) => [tag(investment, investment_id), tag(user), tag(project), tag(figures)],
  { updates: [getInvestments] },
);
