import { Component, type MouseEvent, type ReactNode } from 'react';
import { loadFailure, renderFailure } from '../../content/pages/shell.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import * as section from '../kit/section/Section.module.css';
import { Section } from '../kit/section/Section.tsx';
import * as styles from './ErrorBoundary.module.css';

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

/** Replaces a page that threw while rendering. Specification §8. */
function RenderFailure() {
  return (
    <Failure {...renderFailure} retry={renderFailure.reload}>
      <ButtonLink href="/" onClick={reloadAtHome}>
        {renderFailure.home}
      </ButtonLink>
    </Failure>
  );
}

/** Reloads if the failed page is the home page, because a link to the current page changes nothing. */
function reloadAtHome(event: MouseEvent): void {
  if (location.pathname !== '/') return;
  event.preventDefault();
  location.reload();
}

/** Replaces a page whose code failed to load because the browser is offline. */
export function LoadFailure() {
  return <Failure {...loadFailure} />;
}

type FailureProps = Record<'title' | 'lead' | 'retry', string> & { children?: ReactNode };

function Failure({ title, lead, retry, children }: FailureProps) {
  return (
    <Section className={styles.failure}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={text.lead}>{lead}</p>
      <div className={section.row}>
        <Button variant="primary" onClick={() => location.reload()}>
          {retry}
        </Button>
        {children}
      </div>
    </Section>
  );
}
