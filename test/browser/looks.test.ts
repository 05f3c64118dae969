import assert from 'node:assert/strict';
import { browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { publicPaths } from './support/public-paths.ts';
import { restAddress, siteAddress } from './support/site.ts';

/** How far the page can be scrolled sideways, in pixels. */
function sidewaysPx(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Words that stand outside of the box that clips them, and so are cut. Words in drawings are no text. */
function cutTexts(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (words === '' || !parent || parent.closest('svg, script, option')) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      // Meant for screen readers only.
      if (clipPath !== 'none') break;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const isPast = (start: number, end: number) => (rect: DOMRect) => rect.left < start - 1 || rect.right > end + 1;
      if (/hidden|clip/.test(overflowX) && rects.some(isPast(left, right))) cut.add(words);
      const isTaller = (rect: DOMRect) => rect.top < top - 1 || rect.bottom > bottom + 1;
      if (/hidden|clip/.test(overflowY) && rects.some(isTaller)) cut.add(words);
    }
  }
  return [...cut];
}

/** With the system's colors: controls without an edge, selected ones like the others, words in their ground's color. */
function unseen(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const isSeen = (color: string) => color !== canvas && !/^rgba\(.*, 0\)$/.test(color);
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasEdge = (style: CSSStyleDeclaration) =>
    sides.some((side) => style[`border${side}Style`] !== 'none' && isSeen(style[`border${side}Color`]));
  const look = (element: Element) => {
    const { backgroundColor, color, borderBottomColor } = getComputedStyle(element);
    return [backgroundColor, color, borderBottomColor, getComputedStyle(element, '::after').scale].join();
  };
  const found: string[] = [];
  const find = (selector: string, isBad: (element: Element) => boolean, what: string) => {
    for (const element of document.querySelectorAll(selector))
      if (element.checkVisibility({ visibilityProperty: true }) && isBad(element))
        found.push(`${what}: ${element.tagName} ${element.ariaLabel ?? element.textContent}`);
  };
  const isBare = (element: Element) => {
    const style = getComputedStyle(element);
    return !hasEdge(style) && !isSeen(style.backgroundColor) && style.textDecorationLine === 'none';
  };
  find('button, input, select, textarea', isBare, 'no edge');
  const isAlike = (element: Element) => {
    const other = [...document.querySelectorAll(`[class="${element.className}"]`)].find(
      (each) => each.ariaPressed !== 'true' && !each.ariaCurrent,
    );
    return other !== undefined && look(other) === look(element);
  };
  find('[aria-pressed=true], [aria-current]', isAlike, 'not told from the others');
  // A ground of the author's own without letters of the author's own.
  const isBlank = (element: Element) => {
    const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
      forcedColorAdjust: string;
    };
    const isWritten = element.textContent !== '';
    return isWritten && isSeen(backgroundColor) && (forcedColorAdjust === 'auto' || color === backgroundColor);
  };
  find('main span, main a, main button', isBlank, 'not legible');
  return found;
}

/** The spacing of WCAG 2.2, 1.4.12. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

browserTest('every page holds at 400% zoom, with letters twice as large, and in the system’s colors', async (t) => {
  const { page, complaints } = await visit(t, 'about:blank', { reducedMotion: 'reduce' });
  // The test loader names inner functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const path of publicPaths) {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${await siteAddress()}${path}`);
    await hydrated(page);
    assert.equal(await page.evaluate(sidewaysPx), 0, `${path} at 400% zoom`);
    assert.equal(
      await page.evaluate(() => {
        scrollTo({ top: 300, behavior: 'instant' });
        return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      }),
      0,
      `${path}: its header stays at 400% zoom`,
    );

    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    assert.deepEqual(await page.evaluate(cutTexts), [], `${path} with large letters`);
    assert.equal(await page.evaluate(sidewaysPx), 0, `${path} with large letters`);

    await page.evaluate(spaceOut);
    assert.deepEqual(await page.evaluate(cutTexts), [], `${path} spaced out`);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      assert.deepEqual(await page.evaluate(unseen), [], `${path} in the system's colors, ${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
  }
  assert.deepEqual(
    complaints.filter((complaint) => !/^foreign|404/.test(complaint)),
    [],
  );
});

/** The sizes in which the words of the page's drawings are shown, in pixels. */
function drawnSizesPx(): number[] {
  return [...document.querySelectorAll<SVGTextElement>('main .fig text:not([data-t=name] *)')]
    .filter((words) => words.checkVisibility())
    .map((words) => Number.parseFloat(getComputedStyle(words).fontSize) * (words.getScreenCTM()?.a ?? 0));
}

browserTest('the words in drawings are shown in legible letters at every width', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  for (const path of ['/', '/about', '/services', '/testimonials']) {
    await page.goto((await siteAddress()) + path);
    for (const width of [390, 640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await page.evaluate(drawnSizesPx);
      assert.ok(sizes.length > 0, path);
      for (const px of sizes) assert.ok(px >= 9 && px <= 20, `${path} at ${width}: words of ${px.toFixed(1)} px`);
    }
  }
});
