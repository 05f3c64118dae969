import assert from 'node:assert/strict';
import test from 'node:test';
import { compileStyleModules } from '../../../src/bundle/styles/style-modules.ts';
import { readSheet } from '../../../src/bundle/styles/styles.ts';
import { folderWith } from '../../support/files.ts';

test('each class has a name of its own in script and rules, although two modules have the same file name', async (t) => {
  const css = '.box { color: red } .box:hover, .other { animation: turn-on 1s } @keyframes turn-on { to { top: 0 } }';
  const folder = folderWith(t, { 'a/Box.module.css': css, 'b/Box.module.css': css, 'b/.#Box.module.css': '{' });
  for (const isShort of [false, true]) {
    const modules = [...(await compileStyleModules(folder, isShort)).values()];
    const names = modules.flatMap((module) => [module.names.box, module.names.other]);
    assert.equal(new Set(names).size, 4);
    for (const module of modules)
      for (const name of Object.values(module.names)) assert.ok(module.css.includes(name), `${name} in ${module.css}`);
    assert.equal(names.join('').length < 10, isShort);
  }
});

test('a misspelled property in a module is an error with its line', async (t) => {
  const folder = folderWith(t, { 'Box.module.css': '.box {\n  widht: 1px;\n}' });
  const { errors } = await compileStyleModules(folder).catch((error) => error);
  assert.match(errors[0].text, /"widht"/);
  assert.equal(errors[0].location.line, 2);
});

test('a stylesheet’s `@import` is an error that names the file, unless it’s in a comment', async (t) => {
  const folder = folderWith(t, {
    'src/styles/a.css': '/* @import "x"; */ a { top: 0 }',
    'src/styles/b.css': '@import "@fontsource/x/index.css";',
  });
  assert.match(await readSheet(folder, 'a.css'), /top/);
  await assert.rejects(
    readSheet(folder, 'b.css'),
    /^Error: src\/styles\/b\.css: '@import "@fontsource\/x\/index\.css";' would fail/,
  );
});
