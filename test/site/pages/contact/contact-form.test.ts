import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ContactFormAction,
  type ContactFormState,
  contactFormReducer,
  idleContactForm,
} from '../../../../src/site/pages/contact/form/contact-form.ts';

const message = {
  name: 'Ada',
  email: 'ada@client.example',
  company: '',
  phone: '',
  service: 'other',
  message: 'Sort mail',
};
const submitted: ContactFormAction = { type: 'message/submitted', message };

function run(...actions: ContactFormAction[]): ContactFormState {
  return actions.reduce(contactFormReducer, idleContactForm);
}

test('a message goes from idle over submitting and sent back to idle', () => {
  assert.deepEqual(run(submitted), { status: 'submitting', message });
  assert.deepEqual(run(submitted, { type: 'message/sent' }), { status: 'sent' });
  assert.deepEqual(run(submitted, { type: 'message/sent' }, { type: 'banner/expired' }), { status: 'idle' });
});

test('a second submit while the first is under way is the first one', () => {
  const first = run(submitted);
  assert.equal(contactFormReducer(first, { type: 'message/submitted', message: { ...message, name: 'Bob' } }), first);
});

test('a failure stays until the next try, which may succeed', () => {
  const failed = run(submitted, { type: 'message/failed' });
  assert.deepEqual(failed, { status: 'failed' });
  assert.equal(contactFormReducer(failed, { type: 'banner/expired' }), failed);
  assert.deepEqual(run(submitted, { type: 'message/failed' }, submitted, { type: 'message/sent' }), { status: 'sent' });
});

test('a new message may be sent while the banner still thanks for the last one', () => {
  assert.deepEqual(run(submitted, { type: 'message/sent' }, submitted), { status: 'submitting', message });
});

test('what comes too late changes nothing', () => {
  const late: ContactFormAction[] = [{ type: 'message/sent' }, { type: 'message/failed' }, { type: 'banner/expired' }];
  for (const action of late) assert.equal(contactFormReducer(idleContactForm, action), idleContactForm);
  const submitting = run(submitted);
  assert.equal(contactFormReducer(submitting, { type: 'banner/expired' }), submitting);
});
