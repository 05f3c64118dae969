import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import { ConfirmDialog } from '../kit/dialog/Dialog.tsx';
import { createNavigator } from '../navigation/navigator.ts';
import { NavigatorContext, useGuardedLocation } from '../navigation/use-navigation.ts';
import { parseRoute } from '../paths.ts';

interface Question {
  readonly reasons: readonly string[];
  readonly resolve: (mayLeave: boolean) => void;
}

/** Provides the console's URL, and asks the user to confirm before unsaved or unfinished work is lost. */
export function Navigation({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [navigator] = useState(() =>
    createNavigator(
      (reasons) =>
        new Promise((resolve) =>
          setQuestion((open) => {
            // A second navigation cancels the one whose dialog is open.
            open?.resolve(false);
            return { reasons, resolve };
          }),
        ),
    ),
  );
  useLayoutEffect(() => {
    const listening = new AbortController();
    navigator.listen(listening.signal);
    return () => listening.abort();
  }, [navigator]);
  const settle = (mayLeave: boolean) => {
    setQuestion(undefined);
    question?.resolve(mayLeave);
  };
  return (
    <NavigatorContext value={navigator}>
      <Router hook={useGuardedLocation} parser={parseRoute}>
        {children}
        {question && (
          <ConfirmDialog
            title="Leave this page?"
            actionLabel="Leave"
            cancelLabel="Stay"
            onConfirm={() => settle(true)}
            onCancel={() => settle(false)}
          >
            {question.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </ConfirmDialog>
        )}
      </Router>
    </NavigatorContext>
  );
}
