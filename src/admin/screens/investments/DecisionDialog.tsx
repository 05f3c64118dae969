import { useState } from 'react';
import { writeErrorMessage } from '../../../api/error-message.ts';
import type { Investment } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { isolate } from '../../../lib/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Dialog, initialFocus } from '../../kit/dialog/Dialog.tsx';
import { NoticeDialog } from '../../kit/dialog/NoticeDialog.tsx';
import { InvestmentFacts } from './InvestmentFacts.tsx';
import { InvestorFacts } from './InvestorFacts.tsx';
import { Receipt } from './Receipt.tsx';
import { type Decide, useDecide, type Verdict } from './use-decide.ts';

interface DecisionDialogProps {
  investment: Investment;
  verdict: Verdict;
  /** Reads the list anew. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before an investment is approved or rejected. It stays until the server has decided and the list says so too;
 * where someone else was faster it says what the server says.
 */
export function DecisionDialog({ investment, verdict, onReload, onClose }: DecisionDialogProps) {
  const { decide, conflict } = useDecide(investment, verdict, onReload, onClose);
  if (conflict) {
    return (
      <NoticeDialog key="conflict" title="Nothing was changed" onClose={onClose}>
        <p role="alert">{conflict}</p>
        <InvestmentFacts investment={investment} />
      </NoticeDialog>
    );
  }
  const Ask = verdict === 'approved' ? AskToApprove : AskToReject;
  return <Ask investment={investment} decide={decide} onClose={onClose} />;
}

interface AskProps {
  investment: Investment;
  decide: Decide;
  onClose: () => void;
}

function AskToApprove({ investment, decide, onClose }: AskProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const confirm = async () => {
    setIsBusy(true);
    setMessage(undefined);
    const { error } = await decide();
    if (error) setMessage(writeErrorMessage(error));
    setIsBusy(false);
  };
  return (
    <ConfirmDialog
      title={`Approve ${isolate(investment.user_name)}'s investment?`}
      actionLabel="Approve"
      isBusy={isBusy}
      message={message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <InvestmentFacts investment={investment} />
      <InvestorFacts investment={investment} />
      <Receipt investment={investment} />
    </ConfirmDialog>
  );
}

function AskToReject({ investment, decide, onClose }: AskProps) {
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: required('Enter a reason.') },
    send: ({ reason }) => decide(reason.trim()),
    onDone: () => undefined,
  });
  const cancel = () => form.status.kind !== 'sending' && onClose();
  return (
    <Dialog title={`Reject ${isolate(investment.user_name)}'s investment?`} onClose={cancel}>
      <InvestmentFacts investment={investment} />
      <Form
        form={form}
        isInDialog
        isDangerous
        submitLabel="Reject"
        actions={
          <Button size="small" aria-disabled={form.status.kind === 'sending'} onClick={cancel}>
            Cancel
          </Button>
        }
      >
        <TextAreaField
          label="Reason"
          hint="Kept with the investment."
          {...form.field('reason')}
          maxLength={maxLengths.reason}
          rows={3}
          required
          {...initialFocus}
        />
      </Form>
    </Dialog>
  );
}
