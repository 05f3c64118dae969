import assert from 'node:assert/strict';
import test from 'node:test';
import { addressFaults, headFaults } from '../../src/bundle/check-content.ts';
import { documentHead } from '../../src/site/head.ts';

test('the content check names a page’s title and description if search results would cut or hardly fill them', () => {
  const faultsOf = (title: string, description: string) => {
    const head = documentHead('/pricing', { title, description });
    return headFaults([{ path: '/pricing', source: 'src/site/pages/pricing/Pricing.tsx', head }]).join('\n');
  };
  assert.equal(faultsOf('a'.repeat(30), 'a'.repeat(120)), '');
  assert.equal(faultsOf('a'.repeat(60), 'a'.repeat(155)), '');
  assert.match(
    faultsOf('a'.repeat(61), 'a'.repeat(155)),
    /^src.site.pages.pricing.Pricing.tsx: the title of \/pricing has 61/,
  );
  assert.match(
    faultsOf('a'.repeat(29), 'a'.repeat(119)),
    /the title .* 29 .*\n.*: the description of \/pricing has 119/,
  );
});

test('a page at the address of another page or of the console is reported with its file', () => {
  const faultsOf = (...paths: string[]) =>
    addressFaults(
      paths.map((path) => ({
        path,
        source: `pages${path}.tsx`,
        head: documentHead(path, { title: 't', description: 'd' }),
      })),
    );
  assert.deepEqual(faultsOf('/', '/tea', '/tea/green', '/404'), []);
  const [taken, hidden, ...others] = faultsOf('/', '/tea', '/tea', '/sign-in');
  assert.match(taken ?? '', /^pages\/tea\.tsx: another page, .* is at \/tea, too\. Change/);
  assert.match(hidden ?? '', /^pages\/sign-in\.tsx: .*the console, is at \/sign-in, too\./);
  assert.deepEqual(others, []);
});
