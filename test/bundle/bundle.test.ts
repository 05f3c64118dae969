import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { build } from 'esbuild';
import { dropComponents } from '../../src/bundle/bundle.ts';
import { folderWith } from '../support/files.ts';

test('a page gets the styles of a short component with a long comment, and not those of an unused one', async (t) => {
  const component = (name: string) =>
    `import { useId } from 'react';\nexport const ${name} = () => <b id={useId()} />;`;
  const root = folderWith(t, {
    'src/Page.tsx': `import { Short } from './Short.tsx';\nimport { Unused } from './Unused.tsx';\nexport const page = () => HAS ? <Unused /> : <Short />;`,
    'src/Short.tsx': `/* ${'A long comment. '.repeat(200)} */\n${component('Short')}`,
    'src/Unused.tsx': component('Unused'),
  });
  const { metafile, outputFiles } = await build({
    ...{ entryPoints: [join(root, 'src/Page.tsx')], absWorkingDir: root, bundle: true, write: false, metafile: true },
    ...{ format: 'esm', packages: 'external', jsx: 'automatic', define: { HAS: 'false' } },
  });
  dropComponents(metafile, outputFiles[0]?.text ?? '');
  assert.deepEqual(Object.keys(metafile.inputs).toSorted(), ['src/Page.tsx', 'src/Short.tsx']);
});
