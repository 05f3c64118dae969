import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { formatMoment, shortMoney } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import * as kit from '../../kit/Kit.module.css';
import { useMedia } from '../../kit/use-media.ts';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { useKeys } from '../../shell/use-keys.ts';
import { CaseFacts, useChecked } from './CaseFacts.tsx';
import { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';
import { useReviewPreferences } from './preferences.ts';
import { ReceiptPane } from './Receipt.tsx';
import * as styles from './Review.module.css';
import { warningsOf } from './warnings.ts';

interface ReviewCaseProps extends Pick<DecisionBarProps, 'investment' | 'verdict' | 'isOpen' | 'decide' | 'slot'> {
  undo: () => void;
  step: (by: number) => unknown;
}

/**
 * One investment: amount, investor, facts to check and the decision; next to it the receipt, if there is room. Focuses
 * its heading when it opens, so that a screen reader says which case the shortcuts now decide.
 */
export function ReviewCase({ undo, step, ...decision }: ReviewCaseProps) {
  const { investment, verdict, isOpen, decide } = decision;
  const { amount, currency, user_id, user_name, created_at } = investment;
  const isNarrow = useMedia('(max-width: 47.99rem)');
  const { hasLetters } = useReviewPreferences();
  const [isReasonOpen, setIsRejecting] = useState(false);
  // The reasons close if another admin decides the case.
  const isRejecting = isOpen && isReasonOpen;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const checked = useChecked(investment);
  const warnings = isOpen && checked.isReady ? warningsOf(checked) : [];
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing and reopening the case replaces its buttons
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isOpen]);
  const keys = {
    a: () => checked.isReady && decide('approved'),
    r: () => isOpen && setIsRejecting(true),
    j: () => step(1),
    k: () => step(-1),
    u: undo,
  };
  useKeys({ ...(hasLetters && keys), ...(isRejecting && { escape: () => setIsRejecting(false) }) }, box);
  return (
    <div className={clsx(kit.sheet, styles.sides)}>
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
        <DecisionBar
          {...decision}
          warnings={warnings}
          isReady={checked.isReady}
          isRejecting={isRejecting}
          setIsRejecting={setIsRejecting}
        />
      </article>
      {!isNarrow && <ReceiptPane investment={investment} />}
    </div>
  );
}
