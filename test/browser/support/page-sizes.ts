/** Runs in the page: returns how far a word of the title exceeds its column, where it would break, in pixels. */
export function titlePx(): number {
  const title = document.querySelector('h1') ?? document.body;
  const { clientWidth } = title;
  title.style.overflowWrap = 'normal';
  const { scrollWidth } = title;
  title.style.overflowWrap = '';
  return scrollWidth - clientWidth;
}

/** Returns the font sizes of visible text in the page's drawings, in screen pixels. */
export function drawnSizesPx(): number[] {
  return [...document.querySelectorAll<SVGTextElement>('main .fig text:not([data-t=name] *)')]
    .filter((words) => words.checkVisibility())
    .map((words) => Number.parseFloat(getComputedStyle(words).fontSize) * (words.getScreenCTM()?.a ?? 0));
}
