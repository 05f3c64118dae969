import assert from 'node:assert/strict';
import { test } from 'node:test';
import { channels, faq } from '../../src/content/contact.ts';
import { form, serviceOptions } from '../../src/content/contact-form.ts';
import { socials } from '../../src/content/site.ts';

test('the service options are the specified ones behind an empty placeholder', () => {
  assert.deepEqual(
    serviceOptions.map(({ value }) => value),
    [
      '',
      'ai-chatbots',
      'web-development',
      'data-analytics',
      'ai-implementation',
      'process-automation',
      'consultation',
      'other',
    ],
  );
  assert.equal(serviceOptions[0]?.label, 'Select a service');
});

test('the form carries the specified labels, rows and sentences', () => {
  assert.equal(form.name.label, 'Full Name *');
  assert.equal(form.email.label, 'Email Address *');
  assert.equal(form.service.label, 'Service Interest *');
  assert.equal(form.message.label, 'Project Details *');
  assert.equal(form.message.rows, 6);
  assert.doesNotMatch(form.company.label + form.phone.label, /\*/);
  assert.equal(form.submitting, 'Sending Message...');
  assert.equal(
    form.success,
    "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
  );
});

test('the channels are e-mail, phone, WhatsApp and an office in a US city', () => {
  const [email, phone, whatsApp, office] = channels;
  assert.match(email?.href ?? '', /^mailto:\S+@\S+\.example$/);
  assert.match(phone?.href ?? '', /^tel:\+1\d{3}55501\d\d$/);
  assert.match(whatsApp?.href ?? '', /^https:\/\/wa\.me\/1\d{3}55501\d\d$/);
  assert.equal(office?.kind, 'office');
  assert.match(office?.lines.at(-1) ?? '', /^[A-Z][a-z ]+, [A-Z]{2} \d{5}$/);
  assert.equal(channels.length, 4);
});

test('there are five social links and four questions', () => {
  assert.equal(socials.length, 5);
  assert.equal(faq.length, 4);
  assert.equal(new Set(faq.map(({ id }) => id)).size, 4);
});

test('the answers give the specified durations and the promised reply', () => {
  const answers = faq.map(({ answer }) => answer).join('\n');
  assert.match(answers, /simple chatbot takes 2 to 4 weeks/);
  assert.match(answers, /complex system.* takes 2 to 3 months/);
  assert.match(answers, /[Ww]ithin 24 hours/);
});
