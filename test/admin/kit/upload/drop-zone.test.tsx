import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { DropZone } from '../../../../src/admin/kit/upload/DropZone.tsx';

const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

function show() {
  const taken: string[][] = [];
  render(
    <DropZone
      id="zone"
      noun="images"
      hint="png"
      accept=".png"
      onFiles={(all) => taken.push(all.map(({ name }) => name))}
    />,
  );
  const input = screen.getByLabelText(/Choose images/);
  return { taken, input, zone: input.closest('label') ?? assert.fail() };
}

/** Fires a drag event. Returns whether it keeps its default action, such as opening a dropped file. */
function opens(target: Element | Window, type: 'dragOver' | 'drop', types: string[]): boolean {
  const event = createEvent[type](target, { dataTransfer: { types, files: [] } });
  fireEvent(target, event);
  return !event.defaultPrevented;
}

test('the drop zone accepts several files at once, and is highlighted during a drag', () => {
  const { taken, zone } = show();
  fireEvent.dragOver(zone);
  assert.equal(zone.dataset.over, 'true');
  fireEvent.dragLeave(zone);
  assert.equal(zone.dataset.over, 'false');
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } });
  assert.equal(zone.dataset.over, 'false');
  fireEvent.drop(zone, { dataTransfer: { files: [], types: ['text/plain'] } });
  assert.deepEqual(taken, [['a.png', 'b.png']]);
});

test('the drop zone accepts the same file twice, for example after it was fixed', () => {
  const { taken, input } = show();
  for (let round = 0; round < 2; round++) fireEvent.change(input, { target: { files: [files[0]] } });
  assert.deepEqual(taken, [['a.png'], ['a.png']]);
});

test('a file dropped outside the zone doesn’t replace the page; text may be dropped there', () => {
  show();
  for (const type of ['dragOver', 'drop'] as const) {
    assert.equal(opens(document.body, type, ['Files']), false, type);
    assert.equal(opens(document.body, type, ['text/plain']), true, type);
  }
});
