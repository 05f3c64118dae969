import assert from 'node:assert/strict';
import test from 'node:test';
import { projectChecks, toFields, toValues } from '../../../../src/admin/screens/projects/project-values.ts';

const values = {
  ...toValues(),
  title: ' Kelp farm ',
  description: 'Kelp.',
  category_id: '7',
  target_amount: '2500',
};

test('the category goes back as it was received; what is left empty is cleared', () => {
  const fields = toFields(values, [{ category_id: 7, name: 'Sea' }]);
  assert.deepEqual(
    [fields.title, fields.category_id, fields.location, fields.duration_months, fields.start_date],
    ['Kelp farm', 7, null, null, null],
  );
  assert.equal(toFields({ ...values, duration_months: '18' }, []).duration_months, 18);
});

test('the end is not before the start, the least not above the target', () => {
  assert.match(projectChecks.end_date?.('2027-01-01', { ...values, start_date: '2027-02-01' }) ?? '', /before/);
  assert.equal(projectChecks.end_date?.('2027-03-01', { ...values, start_date: '2027-02-01' }), undefined);
  assert.equal(projectChecks.end_date?.('', { ...values, start_date: '2027-02-01' }), undefined);
  assert.match(projectChecks.min_investment?.('2501', values) ?? '', /above/);
  assert.equal(projectChecks.min_investment?.('2500', values), undefined);
  assert.match(projectChecks.min_investment?.('many', values) ?? '', /digits/);
  assert.match(projectChecks.duration_months?.('1.5', values) ?? '', /months/);
});
