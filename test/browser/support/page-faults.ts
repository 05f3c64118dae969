// Finds visible faults of a page. Each function runs in the page.

/** Returns how far the page scrolls sideways, in pixels. */
export function overflowPx(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Opens all sections, and returns the texts that a clipping box cuts off. Ignores drawings and options. */
export function cutTexts(): string[] {
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
      // A `clip-path` hides text that is only for screen readers.
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

/** Returns texts that other texts overlap. Ignores drawings, scrolled texts, and texts for screen readers only. */
export function overlappingTexts(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: { rect: DOMRect; parent: Element }[] = [];
  const isElsewhere = (box: Element | null): boolean => {
    if (!box) return false;
    const { clipPath, overflowY } = getComputedStyle(box);
    return clipPath !== 'none' || overflowY === 'auto' || isElsewhere(box.parentElement);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg, option')) continue;
    if (isElsewhere(parent)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) lines.push({ rect, parent });
  }
  const isOver = (some: DOMRect, other: DOMRect) =>
    Math.min(some.right, other.right) - Math.max(some.left, other.left) > 2 &&
    Math.min(some.bottom, other.bottom) - Math.max(some.top, other.top) > some.height / 2;
  const isApart = (some: Element, other: Element) => !some.contains(other) && !other.contains(some);
  return lines.flatMap(({ rect, parent }) =>
    lines
      .filter((other) => isApart(parent, other.parent) && isOver(rect, other.rect))
      .map((other) => `${parent.textContent} / ${other.parent.textContent}`),
  );
}

/** Returns faults in forced colors: controls without edges, selected controls that look unselected, illegible text. */
export function invisible(): string[] {
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
  find('[aria-pressed=true], [aria-current]', isAlike, 'looks like the others');
  // In forced colors, text is illegible if its background stays but its color doesn't, or if both are equal.
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

/** Sets the text spacing of WCAG 2.2, 1.4.12. */
export function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Focuses each control of a part of the page. Reports controls that can't be focused, that something covers, or that
 * navigate or open something on focus. Reports focus rings that are below 2 px, or cut off by the window or a box.
 */
export function badStops(within: string): string[] {
  const found: string[] = [];
  const { href } = location;
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const element of document.querySelectorAll<HTMLElement>(`${within} :is(${stops})`)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
    element.focus();
    const name = `${element.tagName} ${element.ariaLabel ?? element.textContent}`;
    if (document.activeElement !== element) found.push(`can't be focused: ${name}`);
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2) found.push(`no focus ring: ${name}`);
    const reach = width + Number.parseFloat(outlineOffset) - 0.5;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left - reach < 0 || right + reach > innerWidth || top - reach < 0) found.push(`ring past the window: ${name}`);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      const isCutAcross = overflowX !== 'visible' && (left - reach < around.left || right + reach > around.right);
      const isCutDown = overflowY !== 'visible' && (top - reach < around.top || bottom + reach > around.bottom);
      if (isCutAcross || isCutDown) found.push(`ring cut off by ${box.tagName}.${box.className}: ${name}`);
    }
    const { x, y, width: wide } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const at = document.elementFromPoint(x + Math.min(wide / 2, 8), y + 4);
    if (at && !element.contains(at) && !at.contains(element))
      found.push(`covered by ${at.tagName}.${at.className}: ${name}`);
  }
  if (location.href !== href) found.push('focusing a control changed the address');
  if (document.querySelector('dialog[open], :popover-open')) found.push('focusing a control opened something');
  return found;
}

/** Returns the text, background, border and drawing colors of every element. */
export function colors(): string[] {
  return [...document.querySelectorAll('html, body, #root :is(header, main, footer) *')].map((element) => {
    const { color, backgroundColor, borderColor, fill, stroke } = getComputedStyle(element);
    return `${element.localName}.${element.getAttribute('class')}: ${[color, backgroundColor, borderColor, fill, stroke]}`;
  });
}

/** Returns elements that the chat launcher covers at some scroll position, in a wide window. */
export function underLauncher(): string[] {
  const launcher = document.querySelector('header [aria-expanded]')?.getBoundingClientRect();
  if (!launcher?.width) return ['no launcher'];
  // Every element in the launcher's columns is under it at some scroll position, so only widths matter.
  return [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (right <= launcher.left) return [];
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const isText = element.childElementCount === 0 && element.textContent !== '';
    const spans = [
      ...(borderLeftWidth === '0px' ? [] : [[left, left]]),
      ...(borderRightWidth === '0px' ? [] : [[right, right]]),
      ...(element.matches('a, button, input, select, textarea, img') ? [[left, right]] : []),
      ...(isText ? [...range.getClientRects()].map((box) => [box.left, box.right]) : []),
    ];
    const isTouched = spans.some(([from = 0, to = 0]) => from < launcher.right - 0.5 && to > launcher.left + 0.5);
    // Elements 1 px wide are for screen readers only.
    return isTouched && width > 1 && element.checkVisibility() ? `${element.tagName} ${element.textContent}` : [];
  });
}
