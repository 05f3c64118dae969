// Touch devices keep a pressed element in `:hover`, so its style would stay.
import assert from 'node:assert/strict';
import test from 'node:test';
import { assertNone, filesBelow, readText } from '../support/files.ts';

test('the console’s styles for hover apply only to devices that hover', () => {
  const sheets = ['src/admin', 'src/toasts', 'src/ui'].flatMap((folder) => filesBelow(folder, /\.css$/));
  assert.ok(sheets.length > 0);
  assertNone(sheets.filter((file) => touchHoversIn(readText(file)).length > 0));
});

/** Returns the selectors with `:hover` outside `@media (hover: hover)`, whose block ends at its own indentation. */
function touchHoversIn(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/^( *)@media \(hover: hover\).*?^\1\}/gms, '');
  // An element that loses a style on hover doesn't look pressed.
  return rules.match(/^.*(?<!:not\()(?<!:not\([^)]*):hover.*$/gm) ?? [];
}
