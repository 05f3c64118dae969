import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import { SelectField, TextAreaField, TextField } from '../../src/ui/Field.tsx';

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a field’s label names its control', () => {
  render(<TextField label="Ship’s Name *" name="name" required />);
  const input = screen.getByRole('textbox', { name: 'Ship’s Name *' });
  assert.equal(input.getAttribute('name'), 'name');
  assert.equal(input.getAttribute('aria-invalid'), 'false', 'without it, Firefox calls empty required fields invalid');
  assert.equal(input.hasAttribute('aria-describedby'), false);
});

test('a field’s error marks its control as invalid, and describes it before the hint', () => {
  render(<TextField label="Amount" hint="In dollars." error="Enter a number." />);
  const input = screen.getByLabelText('Amount');
  assert.equal(input.getAttribute('aria-invalid'), 'true');
  assert.deepEqual(described(input), ['Enter a number.', 'In dollars.']);
});

test('two fields with the same label have different ids, and a given id is used', () => {
  render(
    <>
      <TextField label="Title" />
      <TextField label="Title" id="second" hint="Short." />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Title');
  assert.notEqual(first?.id, second?.id);
  assert.equal(second?.id, 'second');
  assert.deepEqual(second && described(second), ['Short.']);
});

test('a select field has a label and an error, and a textarea field a label and a hint', () => {
  render(
    <>
      <SelectField label="Harbor" error="Choose one.">
        <option value="">Select</option>
      </SelectField>
      <TextAreaField label="Cargo" rows={6} hint="What happens today." />
    </>,
  );
  assert.deepEqual(described(screen.getByRole('combobox', { name: 'Harbor' })), ['Choose one.']);
  assert.deepEqual(described(screen.getByRole('textbox', { name: 'Cargo' })), ['What happens today.']);
});
