import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import type { ArticleNode } from '../../../../src/content/blog/blog.ts';
import { ArticleText } from '../../../../src/site/pages/blog/article/ArticleText.tsx';

const text: readonly ArticleNode[] = [
  { tag: 'h2', content: ['Part'] },
  { tag: 'p', content: ['Words'] },
  { tag: 'h3', content: ['Part of a part'] },
];
const levels = (level?: 4) => {
  const { container } = render(<ArticleText text={text} {...(level && { level })} />);
  return [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);
};

test("on the article's page its headings stand below the title, in a card below that of the card", () => {
  assert.deepEqual(levels(), ['H2', 'H3']);
  assert.deepEqual(levels(4), ['H4', 'H5']);
});
