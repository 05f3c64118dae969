import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useReveal } from '../../../../src/site/pages/testimonials/use-reveal.ts';

/** Mocks `IntersectionObserver`. A test reports the visible share. */
class FakeObserver {
  static last: FakeObserver | undefined;
  isObserving = true;
  report: (ratio: number) => void;
  options: IntersectionObserverInit | undefined;
  constructor(callback: (entries: { intersectionRatio: number }[]) => void, options?: IntersectionObserverInit) {
    this.report = (ratio) => act(() => callback([{ intersectionRatio: ratio }]));
    this.options = options;
    FakeObserver.last = this;
  }
  observe(): void {}
  disconnect(): void {
    this.isObserving = false;
  }
}

beforeEach(() => Reflect.set(globalThis, 'IntersectionObserver', FakeObserver));

function Hero() {
  const { ref, reveal } = useReveal();
  return (
    <div ref={ref} data-testid="hero">
      {reveal}
    </div>
  );
}

const state = () => screen.getByTestId('hero').textContent;

function hydrate(): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Hero />);
  document.body.append(container);
  render(<Hero />, { container, hydrate: true });
}

test('a hero is visible in the prerendered HTML, and stays so if it is on screen at hydration', () => {
  assert.match(renderToString(<Hero />), />shown</);
  hydrate();
  FakeObserver.last?.report(0.6);
  assert.equal(state(), 'shown');
  assert.equal(FakeObserver.last?.isObserving, false);
});

test('a prerendered hero off screen is hidden, and revealed once a tenth of it is on screen', () => {
  hydrate();
  assert.equal(FakeObserver.last?.options?.threshold, 0.1);
  FakeObserver.last?.report(0);
  assert.equal(state(), 'waiting');
  FakeObserver.last?.report(0.09);
  assert.equal(state(), 'waiting');
  FakeObserver.last?.report(0.1);
  assert.equal(state(), 'revealed');
  assert.equal(FakeObserver.last?.isObserving, false);
});

test('after a client-side navigation, the hero starts hidden and fades in once it’s on screen', () => {
  render(<Hero />);
  assert.equal(state(), 'waiting');
  FakeObserver.last?.report(0.8);
  assert.equal(state(), 'revealed');
});

test('unmounting the hero disconnects its observer', () => {
  const { unmount } = render(<Hero />);
  unmount();
  assert.equal(FakeObserver.last?.isObserving, false);
});
