import type { Investment } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NoticeDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog, initialFocus } from '../../kit/dialog/Dialog.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { Status } from '../../kit/Status.tsx';
import { InvestorFacts } from './InvestorFacts.tsx';
import { Receipt } from './Receipt.tsx';
import { useDecide, type Verdict } from './use-decide.ts';

interface DecisionDialogProps {
  investment: Investment;
  verdict: Verdict;
  /** Reads the list anew. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before an investment is approved, with all that it is judged by, or rejected, with the reason that this needs. It
 * stays until the server has decided and the list says so too; where someone else was faster it says what the server says.
 */
export function DecisionDialog({ investment, verdict, onReload, onClose }: DecisionDialogProps) {
  const { decide, conflict } = useDecide(investment, verdict, onReload, onClose);
  const isRejection = verdict === 'rejected';
  const form = useForm({
    initial: { reason: '' },
    checks: isRejection ? { reason: required('Enter a reason.') } : {},
    send: ({ reason }) => decide(reason.trim()),
  });
  if (conflict)
    return (
      <NoticeDialog key="conflict" title="Nothing was changed" onClose={onClose}>
        <p role="alert">{conflict}</p>
        <InvestmentFacts investment={investment} />
      </NoticeDialog>
    );
  const isSending = form.status.kind === 'sending';
  const cancel = () => isSending || onClose();
  const verb = isRejection ? 'Reject' : 'Approve';
  return (
    <Dialog title={`${verb} ${isolate(investment.user_name)}'s investment?`} onClose={cancel}>
      <InvestmentFacts investment={investment} />
      <Form
        form={form}
        isInDialog
        isDangerous={isRejection}
        submitLabel={verb}
        actions={
          <Button size="small" aria-disabled={isSending} onClick={cancel} {...(isRejection ? {} : initialFocus)}>
            Cancel
          </Button>
        }
      >
        {isRejection ? (
          <TextAreaField
            label="Reason"
            hint="Kept with the investment."
            {...form.field('reason', maxLengths.reason)}
            rows={3}
            required
            {...initialFocus}
          />
        ) : (
          <>
            <InvestorFacts investment={investment} />
            <Receipt investment={investment} />
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Investor, project, amount, date; and the decision, once there is one. */
export function InvestmentFacts({ investment }: { investment: Investment }) {
  const { user_name, project_name, amount, currency, created_at, status, decided_at, reason } = investment;
  return (
    <Facts
      facts={[
        ['Investor', user_name],
        ['Project', project_name],
        ['Amount', formatMoney(amount, currency)],
        ['Date', formatDay(created_at)],
        ...(status === 'pending'
          ? []
          : ([
              ['Status', <Status key="status" state={status} />],
              ['Decided', decided_at ? formatDay(decided_at) : undefined],
            ] as const)),
        ...(status === 'rejected' ? ([['Reason', reason]] as const) : []),
      ]}
    />
  );
}
