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

/** Runs in the page: returns how many texts of drawings have a font size of 0, which crashes WebKit 2.52. */
export const zeroSized = () =>
  [...document.querySelectorAll('svg text')].filter((text) => getComputedStyle(text).fontSize === '0px').length;

/** Runs in the page: returns name, text, box and computed style of every rendered element below the root. */
export function looks(): string[] {
  const seen =
    'color,background,font,letter-spacing,line-height,border,opacity,display,position,z-index,visibility,stroke,fill';
  window.scrollTo(0, 0);
  const all = [...document.querySelectorAll('#root :is(header, main, footer, aside) *')];
  // Skips the contents of closed sections, which have a box only if they once were open.
  const rendered = all.filter((element) => element.checkVisibility());
  return rendered.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map(Math.round).join(' ');
    const style = getComputedStyle(element);
    const values = seen.split(',').map((name) => style.getPropertyValue(name));
    const words = element.childElementCount === 0 ? element.textContent : '';
    return `${element.localName}.${element.getAttribute('class')} ${words} at ${box}: ${values.join('; ')}`;
  });
}
