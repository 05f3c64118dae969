import { investmentCalls } from '../contract/investments.ts';
import { mutation, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { tag } from './tags.ts';

export const getInvestments = query(investmentCalls.getInvestments, 'Investment');
export const decideInvestment = mutation(
  investmentCalls.decideInvestment,
  ({ investment_id }) => [tag('Investment', investment_id), tag('User'), tag('Project'), tag('Dashboard')],
  [getInvestments],
);

export const useGetInvestmentsQuery = queryHook(getInvestments);
export const useDecideInvestmentMutation = mutationHook(decideInvestment);
