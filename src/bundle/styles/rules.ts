// Selects the rules that a public page inlines. Motion and states that only a script reaches load with the script:
// that saves the home page 875 bytes, which would exceed the first round trip of a slow connection. Authors mark these
// rules by their media query. A block that isn't closed stops the build.

/** Matches the media queries of rules that a page doesn't need before hydration. */
const needsScript = /^@media ?\((?:prefers-reduced-motion: ?no-preference|scripting: ?enabled)\)$/;

/** Returns the rules without those that need a script or, if `isLate`, only those. */
export function selectRules(css: string, isLate: boolean): string {
  const parts = statementsOf(css).map(({ head, body, text }) => {
    if (needsScript.test(head)) return isLate ? text : '';
    if (!body.includes('{')) return isLate ? '' : text;
    const inner = selectRules(body, isLate);
    return inner && `${head}{${inner}}`;
  });
  return parts.join('');
}

/** Drops the rules that need one of these classes, which nothing uses. The arguments of `:not()` and `:is()` don't count. */
export function dropRules(css: string, unused: readonly string[]): string {
  const isUnused = (selector: string) => selector.match(/\.[\w-]+/g)?.some((name) => unused.includes(name.slice(1)));
  const parts = statementsOf(css).map(({ head, body, text }) => {
    const selectors = head.replace(/:(not|is|where)\(.*?\)/gs, '').split(',');
    if (body && selectors.every(isUnused)) return '';
    const inner = body.includes('{') && dropRules(body, unused);
    return inner === false ? text : inner && `${head}{${inner}}`;
  });
  return parts.join('');
}

/** Merges blocks by layer, which is safe: the order of layers decides which rule wins, not the order of blocks. */
export function joinLayers(css: string): string {
  const layers = new Map<string, string>();
  let rest = '';
  for (const { head, body, text } of statementsOf(css))
    if (body && head.startsWith('@layer ')) layers.set(head, (layers.get(head) ?? '') + body);
    else rest += text;
  return rest + [...layers].map(([head, body]) => `${head}{${body}}`).join('');
}

/** Splits CSS into declarations and blocks: the text before a block (`head`), and the block's content (`body`). */
function statementsOf(css: string): { head: string; body: string; text: string }[] {
  const all = css.replace(/\/\*.*?\*\//gs, '');
  const statements: { head: string; body: string; text: string }[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: mark, index } of all.matchAll(/"(?:\\.|[^"\\])*"|\([^()]*\)|[{};]/gs)) {
    if (mark === '{' && depth++ === 0) open = index;
    const isEnd = mark === '}' ? --depth === 0 : mark === ';' && depth === 0;
    if (!isEnd) continue;
    const headEnd = mark === '}' ? open : index;
    const [head, text] = [all.slice(start, headEnd).trim(), all.slice(start, index + 1).trim()];
    statements.push({ head, body: all.slice(headEnd + 1, index), text });
    start = index + 1;
  }
  if (depth !== 0) throw new Error(`A block of these styles isn't closed: ${all.slice(start, start + 80)}`);
  // The last declaration of a block may lack its semicolon.
  const last = all.slice(start).trim();
  return last ? [...statements, { head: last, body: '', text: last }] : statements;
}
