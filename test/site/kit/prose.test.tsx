import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import type { TextNode } from '../../../src/content/text/text.ts';
import { Prose } from '../../../src/site/kit/reading/Prose.tsx';

const text: readonly TextNode[] = [
  { tag: 'h2', content: ['Part'] },
  { tag: 'p', content: ['Words'] },
  { tag: 'h3', content: ['Part of a part'] },
];
const levels = (isInCard?: boolean) => {
  const { container } = render(<Prose text={text} {...(isInCard && { isInCard })} />);
  return [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);
};

test('an article’s headings start one level below its title, on its page and in a card', () => {
  assert.deepEqual(levels(), ['H2', 'H3']);
  assert.deepEqual(levels(true), ['H4', 'H5']);
});
