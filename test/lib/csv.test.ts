import assert from 'node:assert/strict';
import test from 'node:test';
import { type CsvColumn, toCsv } from '../../src/lib/csv.ts';

interface Row {
  text: string | null;
  count?: number;
}

const columns: readonly CsvColumn<Row>[] = [
  ['Text', (row) => row.text],
  ['Count', (row) => row.count],
];

function linesOf(...rows: Row[]): string[] {
  return toCsv(rows, columns).split('\r\n');
}

test('a CSV file has a byte order mark, a header and one line per row', () => {
  assert.equal(toCsv([{ text: 'Ada', count: 3 }], columns), '\uFEFFText,Count\r\nAda,3\r\n');
});

test('missing values are empty cells of a CSV file', () => {
  assert.equal(linesOf({ text: null })[1], ',');
});

test('CSV cells with commas, quotes or line breaks are quoted', () => {
  assert.equal(linesOf({ text: 'a, "b"' })[1], '"a, ""b""",');
  assert.equal(linesOf({ text: 'x;=1+1' })[1], '"x;=1+1",');
  assert.equal(toCsv([{ text: 'a\nb' }], columns).split('\r\n')[1], '"a\nb",');
});

test('CSV cells that a spreadsheet would calculate are escaped', () => {
  for (const start of ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠', '\u200b=', '\ufeff+', '\u2060 ＝']) {
    assert.equal(linesOf({ text: `${start}1+1` })[1], `'${start}1+1,`);
  }
  for (const start of ['\n=', '\0=', ' \n\0+', '\u00a0@']) {
    assert.match(toCsv([{ text: `${start}1` }], columns), /\r\n"?'[\s\0]*[=+@]1"?,\r\n$/);
  }
  assert.equal(linesOf({ text: '=HYPERLINK("x")' })[1], `"'=HYPERLINK(""x"")",`);
});

test('numbers and telephone numbers are exported unchanged, unless a spreadsheet would calculate them', () => {
  for (const text of ['-5', '-250.00', '+4930123456', '+49 30 123456', '+1 (555) 010-0199', '+33 1.23.45'])
    assert.equal(linesOf({ text })[1], `${text},`);
  for (const text of ['+49-30-1234', '-2+3', '+1-(555)-0100', '-1 -2', '+cmd 1 1', '=1 1', '\u200b-5', '+1 2\t=1'])
    assert.equal(linesOf({ text })[1], `'${text},`);
  assert.equal(linesOf({ text: '', count: -5 })[1], ',-5');
});
