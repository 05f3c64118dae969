import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Form } from '../../../src/admin/forms/Form.tsx';
import { useForm } from '../../../src/admin/forms/use-form.ts';
import { Navigation } from '../../../src/admin/navigation/Navigation.tsx';
import { TextField } from '../../../src/ui/Field.tsx';

interface Row {
  name: string;
  note: string;
}

const toValues = (row: Row) => row;

/** A form of a row, or of a new one, with what it has sent. `stored` is what the server holds. */
function open(row?: Row) {
  const sent: (readonly string[])[] = [];
  const server = { stored: row };
  function Sheet() {
    const form = useForm<Row, Row>({
      initial: row ?? { name: '', note: '' },
      row: row && { read: async () => server.stored, toValues },
      send: async (values, { edited }) => {
        sent.push([...edited]);
        server.stored = values;
        return { data: values };
      },
      isGuarded: false,
    });
    return (
      <Form form={form} submitLabel="Save">
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Note" {...form.field('note')} />
      </Form>
    );
  }
  render(<Sheet />, { wrapper: Navigation });
  return { sent, server };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const says = () => screen.getByRole('status').textContent ?? '';

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settle();
}

/** Holds Ctrl+S; tells whether the browser is kept from saving the page each time. */
async function holdSave(times: number): Promise<boolean> {
  let isPrevented = true;
  for (let n = 0; n < times; n++) {
    const field = screen.getByLabelText('Name');
    const event = createEvent.keyDown(field, { key: 's', ctrlKey: true, repeat: n > 0 });
    fireEvent(field, event);
    isPrevented &&= event.defaultPrevented;
    await settle();
  }
  return isPrevented;
}

test('Ctrl+S that is held saves once, and the browser never saves the page', async () => {
  const { sent } = open();
  type('Name', 'Kelp');
  assert.equal(await holdSave(4), true);
  assert.equal(sent.length, 1);
});

test('a row with nothing edited is not written, and the form says so until something is edited', async () => {
  const { sent } = open({ name: 'Kelp', note: '' });
  await save();
  assert.deepEqual(sent, []);
  assert.match(says(), /nothing to save/);
  assert.equal(screen.queryByRole('alert'), null);
  type('Note', 'From the sea.');
  assert.equal(says(), '');
  await save();
  assert.deepEqual(sent, [['note']]);
  await save();
  assert.deepEqual(sent, [['note']]);
  assert.match(says(), /nothing to save/);
});

test('what somebody else has saved alike is not written again', async () => {
  const { sent, server } = open({ name: 'Kelp', note: '' });
  type('Note', 'From the sea.');
  server.stored = { name: 'Kelp', note: 'From the sea.' };
  await save();
  assert.deepEqual(sent, []);
  assert.match(says(), /nothing to save/);
});

test('a new row is sent as it stands', async () => {
  const { sent } = open();
  await save();
  assert.deepEqual(sent, [[]]);
});
