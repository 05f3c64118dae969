import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary as ConsoleBoundary } from '../../../src/admin/shell/ErrorBoundary.tsx';
import { renderFailure } from '../../../src/content/pages/shell.ts';
import { ErrorBoundary } from '../../../src/site/shell/ErrorBoundary.tsx';

for (const [application, Boundary] of [
  ['site', ErrorBoundary],
  ['console', ConsoleBoundary],
] as const)
  test(`an error thrown while the ${application} renders shows the error screen, never a blank one`, (t) => {
    // React reports caught errors with `console.error`.
    const reported = t.mock.method(console, 'error', () => undefined).mock;
    const Faulty = () => {
      throw new Error('a secret');
    };
    render(
      <Boundary>
        <Faulty />
      </Boundary>,
    );
    screen.getByRole('heading', { name: renderFailure.title });
    screen.getByRole('button', { name: renderFailure.reload });
    assert.doesNotMatch(document.body.textContent ?? '', /secret/);
    assert.ok(reported.callCount() > 0);
  });
