import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import { accessibility } from '../../../../src/content/legal/accessibility.ts';
import { back, legalWords } from '../../../../src/content/legal/legal.ts';
import { privacy } from '../../../../src/content/legal/privacy.ts';
import { terms } from '../../../../src/content/legal/terms.ts';
import { LegalPage } from '../../../../src/site/pages/legal/LegalPage.tsx';

for (const [name, page] of Object.entries({ accessibility, privacy, terms })) {
  test(`the ${name} page opens its overview and no other section`, () => {
    const { container } = render(<LegalPage page={page} drawing={() => null} />);
    const open = [...container.querySelectorAll('details')].filter((section) => section.open);
    assert.deepEqual(
      open.map((section) => section.querySelector('[id]')?.id),
      ['overview'],
    );
  });

  test(`the ${name} page lists its sections with a link and an icon each`, () => {
    const { container } = render(<LegalPage page={page} drawing={() => null} />);
    const links = within(screen.getByRole('navigation', { name: legalWords.sections })).getAllByRole('link');
    assert.deepEqual(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
      page.sections.map(({ id, title }) => [title, `#${id}`]),
    );
    for (const { id, icon } of page.sections)
      assert.equal(container.querySelector(`details:has(#${id}) summary path`)?.getAttribute('d'), icon);
  });

  test(`the ${name} page has a back link, badges, an email link and a link to the other document`, () => {
    render(<LegalPage page={page} drawing={() => null} />);
    const { mail, other, title } = page.closing;
    screen.getByRole('heading', { level: 1, name: page.title });
    screen.getByRole('heading', { level: 2, name: title });
    for (const text of [page.subtitle, ...page.badges]) screen.getByText(text);
    const hrefOf = (label: string) => screen.getByRole('link', { name: label }).getAttribute('href');
    assert.equal(hrefOf(back), '/');
    assert.equal(hrefOf(mail.label), mail.href);
    assert.equal(hrefOf(other.label), other.href);
  });

  test(`the ${name} page shows every paragraph and every line of every section`, () => {
    const { container } = render(<LegalPage page={page} drawing={() => null} />);
    const shown = [...container.querySelectorAll('details p, details li')].map((line) => line.textContent);
    const written = page.sections
      .flatMap(({ content }) => content.flat())
      .map((line) => (typeof line === 'string' ? line : line.label + line.text));
    assert.deepEqual(shown, written);
  });
}
