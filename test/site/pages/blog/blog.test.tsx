import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  articlePath,
  emptyState,
  featuredMax,
  labels,
  pageSize,
  tagsShown,
} from '../../../../src/content/blog/blog.ts';
import { categories } from '../../../../src/content/blog/blog-categories.ts';
import { posts } from '../../../../src/content/blog/blog-posts.ts';
import { textOf } from '../../../../src/content/text/text.ts';
import { loadText } from '../../../../src/content/texts.ts';
import { formatCount, formatDate } from '../../../../src/site/pages/blog/article/format.ts';
import { Blog } from '../../../../src/site/pages/blog/Blog.tsx';
import {
  selectCount,
  selectFeatured,
  selectList,
  selectTrending,
  startState,
} from '../../../../src/site/pages/blog/state/blog-list.ts';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { startingWith } from '../../../support/labels.ts';

afterEach(() => {
  window.location.hash = '';
});

function renderBlog() {
  render(
    <StoreProvider>
      <Blog />
    </StoreProvider>,
  );
  return userEvent.setup();
}

// All tests in this file check rules that hold for any content.
const [first = 0, second = first] = posts.map(({ id }) => id);
const ofArticles = { skip: posts.length === 0 };
const ofTwoArticles = { skip: posts.length < 2 };
const ofTrending = { skip: selectTrending(posts).length === 0 };
const ofTwoPages = { skip: posts.length <= pageSize };
const post = (id: number) => posts.find((each) => each.id === id) ?? assert.fail(`no article ${id}`);
const idsFor = (changes: Partial<typeof startState>) =>
  selectList(posts, { ...startState, ...changes }).posts.map(({ id }) => id);
const lastCategory = categories.at(-1) ?? assert.fail();
const card = (id: number) => document.getElementById(`article-${id}`) as HTMLElement;
const toggle = (id: number) =>
  within(card(id)).getByRole('link', {
    name: (name) => [labels.readMore, labels.showLess].some((label) => name.startsWith(label)),
  });
const isOpen = (id: number) => toggle(id).getAttribute('aria-expanded') === 'true';
const featured = selectFeatured(posts);
const shownIds = () => [...document.querySelectorAll('[id^=article-]')].map(({ id }) => Number(id.slice(8)));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const letters = (text: string) => text.replace(/\s+/g, '');
const showsText = async (id: number) =>
  letters(card(id).textContent).includes(letters(textOf(await loadText(`articles/${post(id).slug}`))));

/** Waits until the article's text has loaded. */
async function isRead(id: number): Promise<void> {
  await waitFor(() => assert.ok(!card(id).querySelector('[role=status]')));
  assert.ok(await showsText(id), `the whole text of article ${id}`);
}

test('a featured card shows its article’s fields and links to its page', { skip: featured.length === 0 }, async () => {
  renderBlog();
  const strip = screen.getByRole('heading', { name: labels.featuredArticles }).closest('section') as HTMLElement;
  const cards = within(strip).getAllByRole('article');
  assert.equal(cards.length, featured.length);
  assert.ok(cards.length <= featuredMax);
  for (const [index, { slug, title, excerpt, author, authorRole, readTime, views, trending }] of featured.entries()) {
    const shown = within(cards[index] as HTMLElement);
    for (const text of [labels.featured, title, excerpt, author, authorRole]) shown.getByText(text);
    shown.getByText(`${readTime}, ${formatCount(views)} ${labels.views}`);
    assert.equal(cards[index]?.querySelectorAll('img').length, 2);
    assert.equal(shown.getByRole('link').getAttribute('href'), articlePath(slug));
    assert.equal(shown.queryByText(labels.trending) !== null, trending);
  }
});

test('the categories show their counts; choosing one filters the list and updates the number of matches', async () => {
  const user = renderBlog();
  const list = screen.getByRole('heading', { name: labels.categories }).nextElementSibling as HTMLElement;
  assert.deepEqual(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
    categories.map((category) => `${category.name}${selectCount(posts, category)}`),
  );
  const ids = idsFor({ category: lastCategory.id });
  const badges = (count: number) =>
    [
      ...(screen.getByText(labels.showing(count, posts.length)).closest('[role="status"]')?.parentElement?.children ??
        []),
    ]
      .slice(1)
      .map(({ textContent }) => textContent);
  assert.deepEqual(badges(posts.length), []);
  await user.click(button(startingWith(lastCategory.name)));
  assert.deepEqual(shownIds(), ids);
  assert.deepEqual(badges(ids.length), [lastCategory.name], 'a badge names the chosen category');
});

test('Trending lists its articles with image, views and a link to their pages', ofTrending, () => {
  renderBlog();
  const items = within(screen.getByRole('heading', { name: labels.trending }).nextElementSibling as HTMLElement);
  const found = items
    .getAllByRole('listitem')
    .map((item) => [
      item.querySelector('img')?.getAttribute('src'),
      item.textContent,
      item.querySelector('a')?.pathname,
    ]);
  assert.deepEqual(
    found,
    selectTrending(posts).map(({ slug, title, image, views }) => [
      image,
      `${title}${formatCount(views)} ${labels.views}`,
      articlePath(slug),
    ]),
  );
});

test('a card shows its fields and at most three tags; links with equal names have equal addresses', ofArticles, () => {
  renderBlog();
  const { tags, author, publishDate, readTime, views, likes } = post(first);
  const shown = within(card(first));
  for (const text of [...tags.slice(0, tagsShown), author, formatDate(publishDate)]) shown.getByText(text);
  for (const text of tags.slice(tagsShown)) assert.equal(shown.queryByText(text), null);
  shown.getByText(`${readTime}, ${formatCount(views)} ${labels.views}, ${formatCount(likes)} ${labels.likes}`);
  const addresses = new Map<string, string>();
  for (const { textContent, href } of document.querySelectorAll('a')) {
    assert.equal(addresses.get(textContent) ?? href, href, textContent);
    addresses.set(textContent, href);
  }
});

test('Read More and the title show the whole text, one article at a time', ofTwoArticles, async () => {
  const user = renderBlog();
  assert.equal(toggle(first).getAttribute('href'), articlePath(post(first).slug));
  await user.click(toggle(first));
  await isRead(first);
  const shown = within(card(first));
  assert.match(toggle(first).textContent, startingWith(labels.showLess));
  shown.getByText(`${formatCount(post(first).comments)} comments`);
  await user.click(toggle(second));
  assert.deepEqual([isOpen(first), isOpen(second)], [false, true]);
  assert.ok(!(await showsText(first)));
  await isRead(second);
  await user.click(toggle(second));
  assert.equal(isOpen(second), false);
  await user.click(within(card(second)).getByRole('link', { name: post(second).title }));
  assert.ok(isOpen(second));
  const asPage = within(card(second)).getByRole('link', { name: labels.asPage });
  assert.equal(asPage.getAttribute('href'), articlePath(post(second).slug));
  await isRead(second);
});

test('Like marks the article, and the mark is still there after a visit to another page', ofArticles, async () => {
  const user = renderBlog();
  const like = () => card(first).querySelector('[aria-pressed]');
  await user.click(toggle(first));
  await user.click(like() as HTMLElement);
  assert.equal(like()?.getAttribute('aria-pressed'), 'true');
  await isRead(first);
  document.body.replaceChildren();
  renderBlog();
  await user.click(toggle(first));
  assert.equal(like()?.getAttribute('aria-pressed'), 'true');
  await isRead(first);
});

test('Next and page numbers change the page, and a disabled Next doesn’t keep the focus', ofTwoPages, async () => {
  const user = renderBlog();
  const areDisabled = () => [button(labels.previous), button(labels.next)].map((each) => each.matches(':disabled'));
  const pages = Math.ceil(posts.length / pageSize);
  assert.deepEqual(areDisabled(), [true, false]);
  for (let page = 2; page <= pages; page++) {
    await user.click(button(labels.next));
    assert.deepEqual(shownIds(), idsFor({ page }));
  }
  assert.deepEqual(areDisabled(), [false, true]);
  assert.equal(document.activeElement, button(`${labels.page} ${pages}`));
  assert.equal(button(`${labels.page} ${pages}`).getAttribute('aria-current'), 'page');
  await user.click(button(`${labels.page} 1`));
  assert.deepEqual(shownIds(), idsFor({}));
});

test('Sort by reorders the list, and a single page has no pagination', ofArticles, async () => {
  const user = renderBlog();
  await user.selectOptions(screen.getByRole('combobox', { name: labels.sortBy }), 'popular');
  assert.deepEqual(shownIds(), idsFor({ sort: 'popular' }));
  await user.type(screen.getByRole('searchbox'), post(second).title);
  assert.deepEqual(shownIds(), [second]);
  assert.equal(screen.queryByRole('navigation', { name: labels.pages }), null);
});

test('a blog search without matches shows the specified words, and its button clears the filters', async () => {
  const user = renderBlog();
  await user.type(screen.getByPlaceholderText(labels.search), '~~~');
  screen.getByText(emptyState.title);
  screen.getByText(emptyState.text);
  screen.getByText(labels.showing(0, posts.length));
  await user.click(button(labels.clear));
  assert.deepEqual(shownIds(), idsFor({}));
  assert.equal(screen.getByRole<HTMLInputElement>('searchbox').value, '');
  assert.equal(document.activeElement, screen.getByRole('searchbox'));
});

test('a URL fragment opens its article on load, wherever the article is in the list', ofArticles, async () => {
  const last = posts.at(-1)?.id ?? assert.fail();
  window.location.hash = `#article-${last}`;
  renderBlog();
  assert.ok(isOpen(last));
  assert.equal(document.activeElement, card(last));
  await isRead(last);
});

test('a URL fragment that names no article opens nothing', async () => {
  const highest = Math.max(...posts.map(({ id }) => id));
  for (const fragment of [`article-${highest + 1}`, 'article-0', 'article-', 'article-1e0', '%E0%A4%A', 'blog-data']) {
    window.location.hash = fragment;
    renderBlog();
    assert.equal(document.querySelector('[aria-expanded=true]'), null);
    document.body.replaceChildren();
  }
});

test('typing a letter that every article contains re-renders no card', async (t) => {
  // Counts renders: every card formats its counts when it renders.
  const rendered = t.mock.method(Number.prototype, 'toLocaleString').mock;
  const user = renderBlog();
  const cards = shownIds();
  assert.ok(rendered.callCount() >= cards.length);
  rendered.resetCalls();
  await user.type(screen.getByRole('searchbox'), 'e');
  assert.deepEqual(shownIds(), cards);
  assert.equal(rendered.callCount(), 0);
});
