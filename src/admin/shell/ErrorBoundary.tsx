import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';

/** Catches what a render throws, so that a fault in one screen is never a blank page. Specification §8. */
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
        Something on this screen broke while it was being drawn. Reloading usually mends it.
      </EmptyState>
    );
  }
}
