import { useUpdateBankAccountMutation } from '../../../api/hooks.ts';
import { problemText } from '../../../api/problem.ts';
import type { BankAccount } from '../../../contract/types.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { Switch } from '../../../ui/Switch.tsx';

/** Whether money may be paid to the account. Turned only once the server has agreed. */
export function AccountSwitch({ account }: { account: BankAccount }) {
  const { bank_account_id, account_name: name, is_active: isActive } = account;
  const [update, { isLoading }] = useUpdateBankAccountMutation();
  const toast = useToast();
  const set = async (isOn: boolean) => {
    // Nothing else is sent, so that an edit by somebody else stays.
    const { error } = await update({ bank_account_id, is_active: isOn });
    if (error) toast.error(`${name} was not ${isOn ? 'activated' : 'deactivated'}. ${problemText(error)}`);
  };
  return (
    <Switch label={`${name} active`} words={['Active', 'Inactive']} isOn={isActive} isBusy={isLoading} onChange={set} />
  );
}
