/** Runs in the page: returns by how many pixels the title's longest word exceeds its column. */
export function titlePx(): number {
  const title = document.querySelector('h1') ?? document.body;
  const { clientWidth } = title;
  title.style.overflowWrap = 'normal';
  const { scrollWidth } = title;
  title.style.overflowWrap = '';
  return scrollWidth - clientWidth;
}

/** Runs in the page: returns the font sizes of visible text in drawings, except larger names, in screen pixels. */
export function drawnSizesPx(): number[] {
  return [...document.querySelectorAll<SVGTextElement>('main .fig text:not([data-t=name] *)')]
    .filter((words) => words.checkVisibility())
    .map((words) => Number.parseFloat(getComputedStyle(words).fontSize) * (words.getScreenCTM()?.a ?? 0));
}
