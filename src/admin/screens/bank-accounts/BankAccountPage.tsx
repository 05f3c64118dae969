import {
  getBankAccounts,
  useAddBankAccountMutation,
  useUpdateBankAccountMutation,
} from '../../../api/bank-accounts.ts';
import type { BankAccount, BankAccountFields } from '../../../contract/bank-accounts.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { all, matching, required } from '../../forms/checks.ts';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { Form } from '../../forms/Form.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { optional } from '../../forms/optional.tsx';
import { pathTo } from '../../paths.ts';
import { type EditedRow, RowScreen } from '../../rows/RowScreen.tsx';
import { useRowForm } from '../../rows/use-row-form.tsx';
import { bankAccounts } from './bank-accounts.ts';

/** One bank account, or a new one. */
export function BankAccountPage({ id }: { id: string }) {
  return (
    <RowScreen resource={bankAccounts} query={getBankAccounts} id={id}>
      {(edited) => <BankAccountForm {...edited} />}
    </RowScreen>
  );
}

const checks = {
  account_name: required('Enter the account’s name.'),
  bank_name: required('Enter the bank.'),
  account_number: all<unknown, string>(
    required('Enter the account number.'),
    matching(
      /^[a-z0-9][a-z0-9 -]{2,32}[a-z0-9]$/i,
      'Use 4 to 34 letters and digits; spaces and hyphens may stand between.',
    ),
  ),
  currency: matching(/^[a-z]{3}$/i, 'Enter a currency code such as USD.'),
};

/** The account's number is there in full: to open one account is to show it. */
function BankAccountForm(edited: EditedRow<BankAccount>) {
  const [add] = useAddBankAccountMutation();
  const [update] = useUpdateBankAccountMutation();
  const form = useRowForm({
    ...edited,
    resource: bankAccounts,
    toValues,
    checks,
    toFields,
    create: add,
    update: ({ bank_account_id }, fields, names) => update({ bank_account_id, ...onlyEdited(fields, names) }),
    told: ({ account_name }) => [account_name],
  });
  // Not the reader's own account, which a browser would fill in.
  const bind = (name: keyof ReturnType<typeof toValues>) => {
    return { ...form.field(name, maxLengths.bankField), autoComplete: 'off' };
  };
  return (
    <Form form={form} submitLabel={`${edited.row ? 'Save' : 'Add'} bank account`} list={pathTo('bankAccounts')}>
      <FieldGroup title="The account">
        <TextField label="Account name" hint="Who is paid." {...bind('account_name')} required />
        <TextField label="Bank" {...bind('bank_name')} required />
        <TextField label="Account number" {...bind('account_number')} spellCheck={false} required />
      </FieldGroup>
      <FieldGroup title="More about it" isPaired>
        <TextField label={optional('IBAN')} {...bind('iban')} spellCheck={false} />
        <TextField label={optional('SWIFT code')} {...bind('swift_code')} spellCheck={false} />
        <TextField label={optional('Branch')} {...bind('branch')} />
        <TextField label={optional('Currency')} hint="Three letters, such as USD." {...bind('currency')} />
        <SelectField label="Status" {...form.field('is_active')}>
          <option value="yes">Active</option>
          <option value="no">Inactive</option>
        </SelectField>
      </FieldGroup>
    </Form>
  );
}

function toValues(account?: BankAccount) {
  return {
    account_name: account?.account_name ?? '',
    bank_name: account?.bank_name ?? '',
    account_number: account?.account_number ?? '',
    iban: account?.iban ?? '',
    swift_code: account?.swift_code ?? '',
    branch: account?.branch ?? '',
    currency: account?.currency ?? '',
    is_active: account?.is_active === false ? 'no' : 'yes',
  };
}

function toFields(values: ReturnType<typeof toValues>): BankAccountFields {
  return {
    account_name: values.account_name.trim(),
    bank_name: values.bank_name.trim(),
    account_number: values.account_number.trim(),
    iban: values.iban.trim() || null,
    swift_code: values.swift_code.trim() || null,
    branch: values.branch.trim() || null,
    currency: values.currency.trim().toUpperCase() || null,
    is_active: values.is_active === 'yes',
  };
}
