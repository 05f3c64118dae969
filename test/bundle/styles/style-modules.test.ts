import assert from 'node:assert/strict';
import test from 'node:test';
import { build } from 'esbuild';
import { compileStyleModules, styleModulesPlugin } from '../../../src/bundle/styles/style-modules.ts';
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

test('a misspelled property and an unclosed block are errors with their lines', async (t) => {
  for (const [css, text, line] of [
    ['.box {\n  widht: 1px;\n}', /"widht"/, 2],
    ['.box {\n  top: 0;\n  left: 0;', /"}"/, 3],
  ] as const) {
    const folder = folderWith(t, { 'Box.module.css': css });
    const { errors } = await compileStyleModules(folder).catch((error) => error);
    assert.match(errors[0].text, text);
    assert.equal(errors[0].location.line, line);
  }
});

test('an import of a module that doesn’t exist is an error with its line', async () => {
  const stdin = { contents: "import * as styles from './Gone.module.css';", sourcefile: 'Page.tsx', resolveDir: '.' };
  const plugins = [styleModulesPlugin(new Map())];
  const { errors } = await build({ stdin, plugins, bundle: true, write: false, logLevel: 'silent' }).catch(
    (error) => error,
  );
  assert.equal(errors[0].text, "./Gone.module.css doesn't exist in this folder");
  assert.equal(errors[0].location.file, 'Page.tsx');
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
