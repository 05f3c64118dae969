import assert from 'node:assert/strict';
import test from 'node:test';
import { dropRules, joinLayers, selectRules } from '../../../src/bundle/styles/rules.ts';

const css = `/* a { } */
@layer ui, page;
@font-face { font-family: "A;{"; src: url(data:font/woff2;base64,AA) }
@layer ui {
  .a { color: red; @media (prefers-reduced-motion: no-preference) { transition: color 1s } }
  @media (scripting: enabled) { .b { display: none } }
  @media (min-width: 40rem) { .c { top: 0 } .d { @media (scripting:enabled) { left: 0 } } }
}`;
const short = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}');

test('rules are split by whether they need a script, in any formatting, and keep what they are nested in', () => {
  assert.equal(
    short(selectRules(css, false)),
    '@layer ui,page;@font-face{font-family:"A;{";src:url(data:font/woff2;base64,AA)}' +
      '@layer ui{.a{color:red}@media(min-width:40rem){.c{top:0}}}'.replace('@media(', '@media ('),
  );
  assert.equal(
    short(selectRules(css, true)),
    '@layer ui{.a{@media (prefers-reduced-motion:no-preference){transition:color 1s}}' +
      '@media (scripting:enabled){.b{display:none}}@media (min-width:40rem){.d{@media (scripting:enabled){left:0}}}}',
  );
});

test('rules of unused classes are dropped at any depth, and those that other classes share stay', () => {
  const rules = `@layer ui { .no, .no:hover { top: 0 } .a { top: 1px; .no & { top: 2px } &:has(.no) { top: 3px } }
    @media (scripting: enabled) { .no > p { top: 4px } } .a:not(.no, .b) { top: 5px } .no, .a { top: 6px } p { top: 7px } }`;
  assert.equal(
    short(dropRules(rules, ['no'])),
    '@layer ui{.a{top:1px}.a:not(.no,.b){top:5px}.no,.a{top:6px}p{top:7px}}',
  );
});

test('blocks of one layer become one block, in their order', () => {
  const blocks = '@layer a,b;@layer b{.x{top:0}}.y{top:1px}@layer a{.x{top:2px}}@layer b{.z{top:3px}}';
  assert.equal(joinLayers(blocks), '@layer a,b;.y{top:1px}@layer b{.x{top:0}.z{top:3px}}@layer a{.x{top:2px}}');
});

test('styles with an unclosed block are an error', () => {
  assert.throws(() => selectRules('@layer ui { .a { top: 0 }', false), /A block of these styles isn't closed/);
});
