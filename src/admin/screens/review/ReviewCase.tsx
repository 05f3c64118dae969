import { type RefObject, useId, useRef } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { formatMoment } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { useMedia } from '../../kit/use-media.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { useKeys } from '../../shell/use-keys.ts';
import { CaseFacts, useChecked } from './CaseFacts.tsx';
import { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
import { shortMoney } from './money.ts';
import { useReviewPreferences } from './preferences.ts';
import { ReceiptPane } from './Receipt.tsx';
import * as styles from './ReviewCase.module.css';
import type { Verdict } from './review-state.ts';
import { warningsOf } from './warnings.ts';

interface ReviewCaseProps extends Omit<DecisionBarProps, 'warnings' | 'isReady'> {
  investment: Investment;
  /** The decision made here; `undefined` while there is none. */
  verdict: Verdict | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  undo: () => void;
  step: (by: number) => unknown;
}

/** One investment: amount, investor, facts to check and the decision; next to it the receipt, if there is room. */
export function ReviewCase({ heading, undo, step, ...decision }: ReviewCaseProps) {
  const { investment, verdict, isOpen, isRejecting, setIsRejecting, decide } = decision;
  const { amount, currency, user_id, user_name, created_at } = investment;
  const isNarrow = useMedia('(max-width: 47.99rem)');
  const { hasLetters } = useReviewPreferences();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const checked = useChecked(investment);
  const warnings = isOpen && checked.isReady ? warningsOf(checked) : [];
  const approve = () => checked.isReady && decide('approved');
  const keys = {
    a: approve,
    r: () => isOpen && setIsRejecting(true),
    j: () => step(1),
    k: () => step(-1),
    u: undo,
  };
  useKeys({ ...(hasLetters && keys), ...(isRejecting && { escape: () => setIsRejecting(false) }) }, box);
  return (
    <div className={styles.sides} data-bare={isNarrow}>
      <article ref={box} className={styles.side} aria-labelledby={titleId} tabIndex={-1}>
        <header className={styles.head}>
          <h2 id={titleId} ref={heading} className={styles.title} tabIndex={-1}>
            <span className={styles.sum}>{shortMoney(amount, currency)}</span>
            <span className={text.hidden}> from </span>
            <Link className={styles.by} href={pathTo('user', user_id)}>
              {user_name}
            </Link>
          </h2>
          <p className={text.mute}>Paid {formatMoment(created_at)}</p>
        </header>
        <CaseFacts {...checked} verdict={verdict} hasReceiptLink={isNarrow} isRejecting={isRejecting} />
        <DecisionBar {...decision} warnings={warnings} isReady={checked.isReady} />
      </article>
      {!isNarrow && <ReceiptPane investment={investment} />}
    </div>
  );
}
