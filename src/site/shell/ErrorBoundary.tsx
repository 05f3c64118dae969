import { Component, type ReactNode } from 'react';
import { RenderFailure } from './Failure.tsx';

/** Catches errors thrown during rendering, and renders `RenderFailure` instead of a blank screen. Specification §8. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <RenderFailure /> : this.props.children;
  }
}
