import { useState } from 'react';
import type { BankAccount } from '../../../contract/bank-accounts.ts';
import { maskNumber } from '../../../lib/mask-number.ts';
import { Button } from '../../../ui/Button.tsx';

/** An account's number, masked until it is shown; masked again on the next visit. */
export function AccountNumber({ account: { account_name: name, account_number: number } }: { account: BankAccount }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <code key={String(isShown)}>{isShown ? number : maskNumber(number)}</code>{' '}
      <Button
        variant="plain"
        size="small"
        aria-label={`${isShown ? 'Hide' : 'Show'} number of ${name}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </>
  );
}
