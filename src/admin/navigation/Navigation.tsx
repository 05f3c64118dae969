import { type ReactNode, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { createNavigator } from './navigator.ts';
import { NavigatorContext, useGuardedLocation } from './use-navigation.ts';

/** Answers the question that is open. */
type Answer = (mayLeave: boolean) => void;

/** Gives the console its address, and asks before a form that is not saved is left. */
export function Navigation({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [navigator] = useState(() =>
    createNavigator(() => new Promise((resolve) => setAnswer((open: Answer | null) => supersede(open, resolve)))),
  );
  useEffect(() => {
    const listening = new AbortController();
    navigator.listen(listening.signal);
    return () => listening.abort();
  }, [navigator]);
  const settle = (mayLeave: boolean) => {
    setAnswer(null);
    answer?.(mayLeave);
  };
  return (
    <NavigatorContext value={navigator}>
      <Router hook={useGuardedLocation}>
        {children}
        {answer && (
          <ConfirmDialog
            title="Leave without saving?"
            actionLabel="Leave and discard"
            cancelLabel="Stay"
            isDangerous
            onConfirm={() => settle(true)}
            onCancel={() => settle(false)}
          >
            <p>What you typed on this page has not been saved.</p>
          </ConfirmDialog>
        )}
      </Router>
    </NavigatorContext>
  );
}

/** A second way out while the question is open: the first one stays where it was. */
function supersede(open: Answer | null, next: Answer): Answer {
  open?.(false);
  return next;
}
