// Finds custom properties that browsers would ignore silently.
import test from 'node:test';
import { assertNone, filesBelow, readText } from '../support/files.ts';

const sheets = filesBelow('src', /\.css$/);

test('every custom property that a stylesheet uses is defined', () => {
  const defined = new Set(sheets.flatMap((file) => readText(file).match(/--[\w-]+(?=\s*:)/g)));
  const unknown = sheets.flatMap((file) =>
    [...readText(file).matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
      defined.has(name) ? [] : `${file}: ${name}`,
    ),
  );
  assertNone(unknown);
});

test('only stylesheets use custom properties, because the build shortens their names there', () => {
  const users = filesBelow('src', /\.(tsx?|svg)$/)
    .filter((file) => /^src\/(site|admin|ui|toasts|content)\//.test(file))
    .filter((file) => /["'`(]--[a-z]/.test(readText(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')));
  assertNone(users);
});

test('motion tokens are used only in the media query that defines them, which may load later than the others', () => {
  const faults = sheets.filter((file) => {
    const parts = readText(file).split(/(?=@media)|(?<=^ {2}\}\n)/m);
    return parts.some(
      (part) =>
        /var\(--(fast|slow|ease)\)/.test(part) && !part.includes('@media (prefers-reduced-motion: no-preference)'),
    );
  });
  assertNone(faults);
});
