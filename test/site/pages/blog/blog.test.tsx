import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { posts } from '../../../../src/content/blog-posts.ts';
import { Blog } from '../../../../src/site/pages/blog/Blog.tsx';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { useToasts } from '../../../../src/state/toasts/use-toast.ts';

afterEach(() => {
  window.location.hash = '';
});

function renderBlog() {
  render(
    <StoreProvider>
      <Blog />
      <Toasts />
    </StoreProvider>,
  );
  return userEvent.setup();
}

function Toasts() {
  return useToasts().map((toast) => <p key={toast.id} role="alert">{`${toast.kind}: ${toast.content}`}</p>);
}

const titleOf = (id: number) => posts.find((post) => post.id === id)?.title ?? '';
const card = (id: number) => document.getElementById(`article-${id}`) as HTMLElement;
const toggle = (id: number) => within(card(id)).getByRole('link', { name: /^(Read More|Show Less)/ });
const isOpen = (id: number) => toggle(id).getAttribute('aria-expanded') === 'true';
const shownIds = () => [...document.querySelectorAll('[id^=article-]')].map(({ id }) => Number(id.slice(8)));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the page names itself, counts its articles and wears its badges', async () => {
  renderBlog();
  assert.equal(screen.getByRole('heading', { level: 1 }).textContent, 'AI Insights Blog');
  const masthead = screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement;
  for (const text of ['12', 'articles', 'Expert Authors', 'Latest Trends']) within(masthead).getByText(text);
});

test('a featured card shows every listed field and leads to its article', async () => {
  renderBlog();
  const strip = screen.getByRole('heading', { name: 'Featured Articles' }).closest('section') as HTMLElement;
  const cards = within(strip).getAllByRole('article');
  assert.equal(cards.length, 3);
  const [first, second] = cards as [HTMLElement, HTMLElement];
  for (const text of ['Trending', 'Featured', 'AI & Machine Learning', titleOf(1), 'Conversation Design Lead'])
    within(first).getByText(text);
  within(first).getByText('1 min read, 4,120 views');
  within(first).getByText('Noor Achterberg');
  within(first).getByText(/already in your inbox/);
  assert.equal(first.querySelectorAll('img').length, 2);
  assert.equal(within(first).getByRole('link').getAttribute('href'), '#article-1');
  assert.equal(within(second).queryByText('Trending'), null);
});

test('the categories carry the fixed counts, and choosing one filters and names it', async () => {
  const user = renderBlog();
  const counted = ['All Posts18', 'AI & Machine Learning8', 'Web Development5', 'Tech Trends3', 'Company Updates2'];
  const list = screen.getByRole('heading', { name: 'Categories' }).nextElementSibling as HTMLElement;
  assert.deepEqual(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
    counted,
  );
  await user.click(button(/^Company Updates/));
  assert.deepEqual(shownIds(), [6, 12]);
  screen.getByText('Showing 2 of 12 articles');
  assert.equal(screen.getAllByText('Company Updates').length, 4);
});

test('a card shows three tags, author, views and likes', async () => {
  renderBlog();
  const shown = within(card(1));
  for (const text of ['chatbots', 'transcripts', 'test sets', 'Noor Achterberg', 'Jan 15, 2024']) shown.getByText(text);
  assert.equal(shown.queryByText('prompts'), null);
  shown.getByText('4,120 views, 212 likes');
});

test('Read More shows the whole text as paragraphs and lists, one article at a time', async () => {
  const user = renderBlog();
  assert.equal(toggle(1).getAttribute('href'), `/blog/${posts.find(({ id }) => id === 1)?.slug}`);
  await user.click(toggle(1));
  const shown = within(card(1));
  await shown.findByText(/Ask the support team/);
  assert.ok(shown.getByText('how both sides knew it was finished').matches('ul > li'));
  assert.match(toggle(1).textContent, /^Show Less/);
  shown.getByText('38 comments');
  await user.click(toggle(2));
  assert.deepEqual([isOpen(1), isOpen(2)], [false, true]);
  assert.equal(shown.queryByText(/Ask the support team/), null);
  await user.click(toggle(2));
  assert.equal(isOpen(2), false);
  await user.click(button(/^Company Updates/));
  await user.click(button(/^All Posts/));
  assert.equal(isOpen(2), false);
});

test('Like marks the article, and is still there after a visit to another page', async () => {
  const user = renderBlog();
  const like = () => card(1).querySelector('[aria-pressed]');
  await user.click(toggle(1));
  await user.click(like() as HTMLElement);
  assert.equal(like()?.getAttribute('aria-pressed'), 'true');
  document.body.replaceChildren();
  renderBlog();
  await user.click(toggle(1));
  assert.equal(like()?.getAttribute('aria-pressed'), 'true');
});

test('a storage that throws takes nothing away', async (t) => {
  t.mock.method(sessionStorage, 'getItem', () => assert.fail('no storage'));
  t.mock.method(sessionStorage, 'setItem', () => assert.fail('no storage'));
  const user = renderBlog();
  await user.click(toggle(1));
  const like = card(1).querySelector('[aria-pressed]') as HTMLElement;
  await user.click(like);
  assert.equal(like.getAttribute('aria-pressed'), 'true');
});

test('the pages go forth and back, and the focus is never on a disabled button', async () => {
  const user = renderBlog();
  assert.deepEqual(
    [button('Previous'), button('Next')].map((each) => each.matches(':disabled')),
    [true, false],
  );
  await user.click(button('Next'));
  assert.deepEqual(shownIds(), [7, 8, 9, 10, 11, 12]);
  assert.deepEqual(
    [button('Previous'), button('Next')].map((each) => each.matches(':disabled')),
    [false, true],
  );
  assert.equal(document.activeElement, button('Page 2'));
  assert.equal(button('Page 2').getAttribute('aria-current'), 'page');
  await user.click(button('Page 1'));
  assert.deepEqual(shownIds(), [1, 2, 3, 4, 5, 6]);
});

test('a single page has no pagination', async () => {
  const user = renderBlog();
  await user.type(screen.getByRole('searchbox'), 'evaluation');
  assert.deepEqual(shownIds(), [3, 7, 10]);
  assert.equal(screen.queryByRole('navigation', { name: 'Pages' }), null);
});

test('nothing found is said in the specified words, and can be undone', async () => {
  const user = renderBlog();
  await user.type(screen.getByPlaceholderText('Search articles...'), 'zzz');
  screen.getByText('No articles found');
  screen.getByText('Try adjusting your search criteria or browse all categories.');
  screen.getByText('Showing 0 of 12 articles');
  await user.click(button('Show all posts'));
  assert.equal(shownIds().length, 6);
  assert.equal(screen.getByRole<HTMLInputElement>('searchbox').value, '');
});

test('Sort by reorders the list', async () => {
  const user = renderBlog();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most Popular');
  assert.deepEqual(shownIds(), [1, 5, 3, 6, 2, 7]);
});

test('the address opens its article on arrival, wherever it is in the list', async () => {
  window.location.hash = '#article-9';
  renderBlog();
  assert.ok(isOpen(9));
  assert.equal(document.activeElement, card(9));
  await within(card(9)).findByText(/out of date before it ships/);
});

test('a fragment that names no article does nothing', async () => {
  for (const fragment of ['#article-99', '#article-0', '#article-', '#article-1e0', '#%E0%A4%A', '#blog-data']) {
    window.location.hash = fragment;
    renderBlog();
    assert.equal(document.querySelector('[aria-expanded=true]'), null);
    document.body.replaceChildren();
  }
});

function withNavigator(t: { after: (undo: () => void) => void }, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(navigator, name, before);
    else Reflect.deleteProperty(navigator, name);
  });
}

test('sharing uses the share sheet where there is one, and a person may change their mind', async (t) => {
  const shared: unknown[] = [];
  withNavigator(t, 'share', async (data: unknown) => {
    shared.push(data);
    throw new DOMException('', 'AbortError');
  });
  const user = renderBlog();
  await user.click(button(`Share: ${titleOf(2)}`));
  assert.deepEqual(shared, [{ title: titleOf(2), url: 'http://localhost:3000/blog/webhooks-that-survive' }]);
  assert.equal(screen.queryByRole('alert'), null);
});

test('without a share sheet the link is copied, and a toast says so', async () => {
  const user = renderBlog();
  await user.click(button(`Share: ${titleOf(2)}`));
  assert.equal((await screen.findByRole('alert')).textContent, 'success: Link copied');
  assert.equal(await navigator.clipboard.readText(), 'http://localhost:3000/blog/webhooks-that-survive');
});

test('a link that cannot be copied is said, too', async (t) => {
  const user = renderBlog();
  withNavigator(t, 'clipboard', { writeText: () => Promise.reject(new Error('denied')) });
  await user.click(button(`Share: ${titleOf(2)}`));
  assert.equal((await screen.findByRole('alert')).textContent, 'error: The link could not be copied.');
});

test('Subscribe with an empty field asks for the address', async () => {
  const user = renderBlog();
  await user.click(button('Subscribe'));
  screen.getByText('Type your email address first.');
});
