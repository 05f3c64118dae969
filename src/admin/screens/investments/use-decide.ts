import { useEffect, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { useDecideInvestmentMutation } from '../../../api/investments.ts';
import { statuses } from '../../../contract/envelope.ts';
import type { Investment, InvestmentDecision } from '../../../contract/investments.ts';
import { formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { pathTo } from '../../paths.ts';
import { useTell } from '../../session/use-tell.ts';
import { recoverFocus } from '../../shell/focus.ts';

export type Verdict = InvestmentDecision['status'];

/**
 * Decides one investment and tells how it went; `conflict` is the server's sentence where the row was not as shown.
 *
 * Always true: nothing is shown as decided before the server has said so; it ends when the list has been read anew.
 */
export function useDecide(
  investment: Investment,
  verdict: Verdict,
  onReload: () => Promise<unknown>,
  onClose: () => void,
) {
  const [send] = useDecideInvestmentMutation();
  const [conflict, setConflict] = useState<string>();
  const isMounted = useIsMounted();
  const report = useReport();
  // A row that is decided has lost the button that the dialog was opened from.
  useEffect(() => recoverFocus, []);
  const decide = async (reason: string): Promise<Outcome<Investment | null>> => {
    const { investment_id } = investment;
    const sending = send({ investment_id, status: verdict, ...(reason && { reason }) });
    report(investment, verdict, sending.unwrap());
    const outcome = await sending;
    const { error } = outcome;
    if (!isMounted()) return outcome;
    if (error?.status === statuses.conflict || error?.status === statuses.notFound) setConflict(errorMessage(error));
    if (error || !('data' in outcome)) return outcome;
    await onReload();
    onClose();
    return outcome;
  };
  return { decide, conflict };
}

/** A toast now, and the bell for later. What fails is said in place. */
export function useReport() {
  const toast = useToast();
  const { note } = useTell();
  return ({ user_name, project_name, amount, currency }: Investment, verdict: Verdict, sending: Promise<unknown>) => {
    const subject = `${isolate(formatMoney(amount, currency))} of ${isolate(user_name)} in ${isolate(project_name)}`;
    const loading = `${verdict === 'approved' ? 'Approving' : 'Rejecting'} ${subject}.`;
    const success = () =>
      note({ title: `${subject} was ${verdict}.`, href: pathTo('investments', { search: user_name }) });
    toast.promise(sending, { loading, success, error: null }).catch(() => undefined);
  };
}
