import { useUpdateBankAccountMutation } from '../../../api/bank-accounts.ts';
import type { BankAccount } from '../../../contract/bank-accounts.ts';
import { ActiveSwitch } from '../../rows/ActiveSwitch.tsx';

/** Switches an account on or off. Sends `is_active` only, to keep other admins' edits. */
export function AccountSwitch({ account: { bank_account_id, account_name, is_active } }: { account: BankAccount }) {
  const [update] = useUpdateBankAccountMutation();
  return (
    <ActiveSwitch
      name={account_name}
      isActive={is_active}
      onChange={(isActive) => update({ bank_account_id, is_active: isActive })}
    />
  );
}
