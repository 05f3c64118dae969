import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';

/** Catches render errors, so that a bug in one screen never blanks the page. Source: specification §8. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        heading="h1"
        title="Unexpected Application Error!"
        action={
          <>
            <Button size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <ButtonLink size="small" href="/">
              Home
            </ButtonLink>
          </>
        }
      >
        Something on this screen went wrong. Reloading usually fixes it.
      </EmptyState>
    );
  }
}
