import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegalPage, lastUpdated } from '../../src/content/legal.ts';
import { privacy } from '../../src/content/privacy.ts';
import { contact } from '../../src/content/site.ts';
import { terms } from '../../src/content/terms.ts';

function textOf(page: LegalPage, id: string): string {
  const section = page.sections.find((candidate) => candidate.id === id) ?? assert.fail(`no section '${id}'`);
  return section.content
    .flat()
    .map((item) => (typeof item === 'string' ? item : `${item.label} ${item.text}`))
    .join('\n');
}
const idsOf = (page: LegalPage) => page.sections.map(({ id }) => id);

test('the terms have the nine specified sections in order', () => {
  assert.deepEqual(idsOf(terms), [
    'overview',
    'definitions',
    'service-description',
    'user-obligations',
    'intellectual-property',
    'payment-terms',
    'limitation-liability',
    'termination',
    'contact',
  ]);
});

test('the privacy policy has the seven specified sections in order', () => {
  assert.deepEqual(idsOf(privacy), [
    'overview',
    'information-collection',
    'how-we-use',
    'data-sharing',
    'data-security',
    'your-rights',
    'contact',
  ]);
});

test('every section has a title, an icon and text', () => {
  for (const { title, icon, content } of [...terms.sections, ...privacy.sections]) {
    assert.ok(title.length > 0 && content.length > 0);
    assert.match(icon, /^M[\d .a-zA-Z-]+$/);
  }
});

test('badges, subtitle and closing blocks are the specified ones', () => {
  assert.equal(lastUpdated.date, '2024-01-15');
  assert.deepEqual(terms.badges, ['Last Updated: January 15, 2024', 'Legal Document']);
  assert.deepEqual(privacy.badges, ['Last Updated: January 15, 2024', 'GDPR Compliant']);
  assert.match(privacy.subtitle, /^Your privacy is our priority/);
  assert.equal(terms.closing.title, 'Questions About Our Terms?');
  assert.equal(terms.closing.mail.label, 'Contact Legal Team');
  assert.equal(terms.closing.mail.href, `mailto:${contact.legalEmail}`);
  assert.deepEqual(terms.closing.other, { label: 'View Privacy Policy', href: '/privacy' });
  assert.equal(privacy.closing.title, 'Questions About Privacy?');
  assert.equal(privacy.closing.mail.label, 'Contact Privacy Team');
  assert.equal(privacy.closing.mail.href, `mailto:${contact.privacyEmail}`);
  assert.deepEqual(privacy.closing.other, { label: 'View Terms & Conditions', href: '/terms' });
});

/** What each section has to say, by specification §2 and §9. */
const saidInTerms: Record<string, readonly RegExp[]> = {
  definitions: [/^Services:/m, /^User:/m, /^Content:/m, /^AI Models:/m],
  'service-description': [
    /AI chatbots/,
    /web applications/,
    /data analytics/,
    /process automation/,
    /consulting/,
    /99\.9% uptime.*not guaranteed/,
    /30 days’ notice before discontinuing/,
  ],
  'user-obligations': [
    /lawfully/,
    /keep your credentials secure/,
    /unauthorized access/,
    /malware/,
    /damaging/,
    /violating any law/,
    /spam/,
    /phishing/,
  ],
  'intellectual-property': [
    /You keep ownership of your Content/,
    /limited license to store, copy and process/,
    /anonymized, aggregated data.*improve the models/,
  ],
  'payment-terms': [
    /30-day money-back guarantee/,
    /new subscriptions/,
    /refunds are pro-rated/,
    /Custom development: there is no refund once work has begun/,
    /monthly or annually/,
    /prices exclude taxes/,
    /suspension of the Services, late fees and interest/,
  ],
  'limitation-liability': [/capped at the amount you paid us in the 12 months before/, /Indemnification/],
  termination: [
    /cancel at any time in your account settings/,
    /access until the end of the billing period/,
    /Custom projects: canceling needs written notice/,
    /deleted 30 days after termination/,
  ],
  contact: [/within 5 business days/, /governed by the law of India/, /courts of Mumbai/, /Location Mumbai, India/],
};

for (const [id, patterns] of Object.entries(saidInTerms)) {
  test(`the terms' ${id} section states its constants`, () => {
    for (const pattern of patterns) assert.match(textOf(terms, id), pattern);
  });
}

test('the terms can be reached by legal e-mail and phone', () => {
  const text = textOf(terms, 'contact');
  assert.ok(text.includes(contact.legalEmail) && text.includes(contact.phone.label));
});

test('the privacy policy agrees with the terms and answers within 30 days', () => {
  assert.match(textOf(privacy, 'your-rights'), /answer privacy requests within 30 days/);
  assert.match(textOf(privacy, 'data-security'), /deleted 30 days after termination/);
  assert.match(textOf(privacy, 'how-we-use'), /anonymized, aggregated data to improve the models/);
  assert.ok(textOf(privacy, 'contact').includes(contact.privacyEmail));
});
