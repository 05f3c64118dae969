import { Fragment } from 'react';

/** An email address that wraps before `@` or a period, not within a word. */
export function Email({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}
