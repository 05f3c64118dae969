import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type Checks, matching, required } from '../../../src/admin/forms/checks.ts';
import { Form } from '../../../src/admin/forms/Form.tsx';
import { useForm } from '../../../src/admin/forms/use-form.tsx';
import { Navigation } from '../../../src/admin/shell/Navigation.tsx';
import { TextField } from '../../../src/ui/Field.tsx';

interface Row {
  name: string;
  note: string;
  from?: string;
  to?: string;
}

const checks: Checks<Row> = {
  name: required('Enter a name.'),
  note: matching(/^[a-z .]*$/i, 'Use letters only.'),
  to: (to = '', { from = '' }) => (to < from ? 'The end is before the start.' : undefined),
};

const toValues = (row: Row) => row;

/** Renders a form for a row, or for a new one. `sent` lists each save's edited fields. `onSend` may throw. */
function open(row?: Row, onSend: () => void = () => undefined) {
  const sent: (readonly string[])[] = [];
  const server = { stored: row };
  function Sheet() {
    const form = useForm<Row, Row>({
      initial: row ?? { name: '', note: '' },
      checks,
      row: row && { read: async () => server.stored, toValues },
      send: async (values, { edited }) => {
        sent.push([...edited]);
        onSend();
        server.stored = values;
        return { data: values };
      },
      isGuarded: false,
    });
    return (
      <Form form={form} submitLabel="Save">
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Note" {...form.field('note')} />
        <TextField
          label="From"
          value={form.values.from ?? ''}
          onChange={({ target }) => form.edit({ from: target.value })}
        />
      </Form>
    );
  }
  render(<Sheet />, { wrapper: Navigation });
  return { sent, server };
}

/** Waits until all promises of a save have settled: none of them needs a timer. */
const settle = () => act(() => new Promise((resolve) => setImmediate(() => setImmediate(resolve))));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const alert = () => screen.getByRole('alert').textContent ?? '';
const says = () => screen.getByRole('status').textContent ?? '';

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
}

/** Holds Ctrl+S for `times` key events. Returns whether each one's default, saving the page, was prevented. */
async function holdSave(times: number, shiftKey = false): Promise<boolean> {
  let isPrevented = true;
  for (let n = 0; n < times; n++) {
    const field = screen.getByLabelText('Name');
    const event = createEvent.keyDown(field, { key: 's', ctrlKey: true, shiftKey, repeat: n > 0 });
    fireEvent(field, event);
    isPrevented &&= event.defaultPrevented;
    await settle();
  }
  return isPrevented;
}

test('a form whose save throws says that something went wrong, and can be saved again', async () => {
  let isBroken = true;
  const { sent } = open(undefined, () => {
    if (isBroken) throw new TypeError('A bug');
  });
  type('Name', 'Kelp');
  await save();
  assert.match(alert(), /^Something went wrong\. Try again\.$/);
  isBroken = false;
  await save();
  assert.equal(sent.length, 2);
  assert.equal(screen.queryByRole('alert'), null);
});

test('holding Ctrl+S saves once, and the browser never saves the page; Ctrl+Shift+S is the browser’s', async () => {
  const { sent } = open();
  type('Name', 'Kelp');
  assert.equal(await holdSave(1, true), false);
  assert.equal(sent.length, 0);
  assert.equal(await holdSave(4), true);
  assert.equal(sent.length, 1);
});

test('saving without edits sends nothing, and the form says so until a field is edited', async () => {
  const { sent } = open({ name: 'Kelp', note: '' });
  await save();
  assert.deepEqual(sent, []);
  assert.match(says(), /No changes to save/);
  assert.equal(screen.queryByRole('alert'), null);
  type('Note', 'From the sea.');
  assert.equal(says(), '');
  await save();
  assert.deepEqual(sent, [['note']]);
  await save();
  assert.deepEqual(sent, [['note']]);
  assert.match(says(), /No changes to save/);
});

test('a value that someone else has already saved isn’t written again', async () => {
  const { sent, server } = open({ name: 'Kelp', note: '' });
  type('Note', 'From the sea.');
  server.stored = { name: 'Kelp', note: 'From the sea.' };
  await save();
  assert.deepEqual(sent, []);
  assert.match(says(), /No changes to save/);
});

test('an invalid stored value doesn’t block saving other fields until it is edited', async () => {
  const { sent } = open({ name: '', note: 'ext. 12', from: '2031', to: '2030' });
  type('From', '2032');
  await save();
  assert.deepEqual(sent, [['from']]);
  type('Note', 'ext. 13');
  await save();
  assert.equal(sent.length, 1);
  assert.match(alert(), /Use letters only/);
  assert.doesNotMatch(alert(), /Enter a name|The end/);
});

test('an edit that makes another field invalid is rejected', async () => {
  const { sent } = open({ name: 'Kelp', note: '', from: '2029', to: '2030' });
  type('From', '2031');
  await save();
  assert.deepEqual(sent, []);
  assert.match(alert(), /The end is before the start/);
});
