import { Component, type ReactNode } from 'react';
import { renderFailure } from '../../content/pages/shell.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import * as section from '../kit/section/Section.module.css';
import { Section } from '../kit/section/Section.tsx';
import * as styles from './Failure.module.css';

/** Catches errors thrown during rendering, so that a fault on one page is never a blank screen. Specification §8. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <RenderFailure /> : this.props.children;
  }
}

function RenderFailure() {
  return (
    <Section className={styles.failure}>
      <h1 className={styles.title} tabIndex={-1}>
        {renderFailure.title}
      </h1>
      <p className={text.lead}>{renderFailure.lead}</p>
      <div className={section.row}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {renderFailure.reload}
        </Button>
        <ButtonLink href="/">{renderFailure.home}</ButtonLink>
      </div>
    </Section>
  );
}
