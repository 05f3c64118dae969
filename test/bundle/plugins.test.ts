import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { build } from 'esbuild';
import { partConstants, sourcesPlugin } from '../../src/bundle/plugins.ts';
import { folderWith } from '../support/files.ts';

/** Returns the script of a module of the site. */
async function scriptOf(t: TestContext, source: string): Promise<string> {
  const root = folderWith(t, { 'src/site/entry.ts': source });
  const { outputFiles } = await build({
    ...{ entryPoints: [join(root, 'src/site/entry.ts')], write: false, bundle: true, logLevel: 'silent' },
    ...{ define: partConstants, plugins: [sourcesPlugin(root, false)] },
  });
  return outputFiles[0]?.text ?? '';
}

test('scripts contain the constants of the parts, and no other export is one', async (t) => {
  assert.ok(Object.values(partConstants).every((value) => /^(true|false)$/.test(value)));
  assert.equal(partConstants.isMissing, undefined);
  const script = await scriptOf(t, `import { hasBlog } from '../content/parts.ts';\nconsole.log(hasBlog);`);
  assert.match(script, /console\.log\((true|false)\)/);
});

test('the build rejects an import of something else with a constant', async (t) => {
  const source = `import { hasBlog, isMissing } from '../content/parts.ts';\nconsole.log(hasBlog, isMissing('/'));`;
  await assert.rejects(scriptOf(t, source), /isMissing isn't a constant/);
});
