import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from '../../../src/admin/forms/Form.tsx';
import { useForm } from '../../../src/admin/forms/use-form.ts';
import { Navigation } from '../../../src/admin/navigation/Navigation.tsx';
import { TextAreaField, TextField } from '../../../src/ui/Field.tsx';

function Sheet() {
  const form = useForm({ initial: { email: '', message: '' }, send: async () => ({ data: null }), isGuarded: false });
  return (
    <Form form={form} submitLabel="Save">
      <TextField label="Email" {...form.field('email')} type="email" maxLength={12} />
      <TextAreaField label="Message" {...form.field('message')} maxLength={12} />
    </Form>
  );
}

const CUT = /paste was cut to 12 characters/;
const isToldOfCut = () => CUT.test(screen.getByRole('status').textContent ?? '');
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Pastes as a browser does: fires the event, then replaces the selection with as much text as fits. */
async function paste(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent.input(field, { target: { value: text.replaceAll('\r\n', '\n').slice(0, 12) } });
  await settle();
}

test('a paste that is cut is told, until something else is typed or the form is sent', async () => {
  render(<Sheet />, { wrapper: Navigation });
  await paste('Message', 'More than twelve.');
  await waitFor(() => assert.ok(isToldOfCut()));
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'Less' } });
  assert.equal(isToldOfCut(), false);
  await paste('Message', 'More than twelve.');
  await waitFor(() => assert.ok(isToldOfCut()));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => assert.equal(isToldOfCut(), false));
});

test('a paste that fits is not told as cut: lines that end in two characters, an address in place of another', async () => {
  render(<Sheet />, { wrapper: Navigation });
  await paste('Message', 'six\r\nlines\r\nx');
  assert.equal(isToldOfCut(), false);
  // An email field doesn't expose its selection.
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@mail.org' } });
  await paste('Email', 'bob@mail.org');
  assert.equal(isToldOfCut(), false);
});
