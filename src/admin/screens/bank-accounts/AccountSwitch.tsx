import { useState } from 'react';
import { useUpdateBankAccountMutation } from '../../../api/bank-accounts.ts';
import { writeErrorMessage } from '../../../api/error-message.ts';
import type { BankAccount } from '../../../contract/bank-accounts.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { withAction } from '../../../ui/toaster/with-action.tsx';
import { Switch } from '../../kit/controls/Switch.tsx';
import { activeWords } from '../../kit/Status.tsx';

interface AccountSwitchProps {
  account: BankAccount;
  /** Reads the list anew. */
  onReload: () => Promise<unknown>;
}

/** Whether money may be paid to the account. Turned only once the server has agreed and the list says so too. */
export function AccountSwitch({ account, onReload }: AccountSwitchProps) {
  const { bank_account_id, account_name: name, is_active: isActive } = account;
  const [update] = useUpdateBankAccountMutation();
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const set = async (isOn: boolean) => {
    setIsBusy(true);
    // Nothing else is sent, so that an edit by somebody else stays.
    const { error } = await update({ bank_account_id, is_active: isOn });
    if (error) {
      const text = `${isolate(name)} was not ${isOn ? 'activated' : 'deactivated'}. ${writeErrorMessage(error)}`;
      toast.error(
        withAction(text, 'Retry', () => set(isOn)),
        { presentation: 'light' },
      );
    } else await onReload();
    setIsBusy(false);
  };
  return (
    <Switch
      label={`${name} active`}
      words={[activeWords.active, activeWords.inactive]}
      isOn={isActive}
      isBusy={isBusy}
      onChange={set}
    />
  );
}
