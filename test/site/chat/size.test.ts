import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { drawingsPlugin } from '../../../src/bundle/drawings.ts';
import { filesOf, sharedModules } from '../../../src/bundle/lazy.ts';

const options: BuildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  write: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    __CHAT_WEBHOOK_URL__: '"/api/assistant"',
    __CHAT_SESSION__: '""',
    __CHAT_WIDGET__: '"canned"',
  },
};
/** Counted in whichever chunk it is bundled. */
const chatCode = /^src\/(site\/(pages\/)?chat\/|content\/chat|lib\/webhook-chat)/;

/** Returns brotli bytes beyond the shell. `contents` is a module that uses the measured code. */
async function brotliBytes(contents: string): Promise<number> {
  const beyondShell: Plugin = {
    name: 'beyond-shell',
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, (given) => {
        const file = relative('', resolve(given.resolveDir, given.path)).replaceAll('\\', '/');
        // Words don't count as code: an owner's may be longer.
        const isOwners = file.startsWith('src/content/');
        const isElsewhere = /^[a-z]/.test(given.path) || shell.has(file) || isOwners;
        // The launcher fetches the chat page lazily: that page's code is measured separately.
        return isElsewhere || (file === 'src/site/pages/chat/Chat.tsx' && given.kind === 'dynamic-import')
          ? external(given)
          : undefined;
      }),
  };
  const stdin = { contents, resolveDir: '.', loader: 'tsx' } as const;
  const { outputFiles = [] } = await build({ ...options, stdin, plugins: [beyondShell, classNames] });
  // Imports from the shell cost nothing.
  const code = outputFiles[0]?.text.replaceAll(/import(\*as \w+|[\w$]*,?\{[^}]*\}|[\w$]+) ?from"[^"]+";/g, '') ?? '';
  return brotliCompressSync(code).length;
}

const external = ({ path }: { path: string }) => ({ path, external: true, sideEffects: false });

/** Class names as short as the build's; CSS rules don't count as code. */
const classNames: Plugin = {
  name: 'class-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const names = (await readFile(path, 'utf8')).matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi);
      const unique = new Set([...names].map(([, name]) => name));
      return {
        contents: [...unique].map((name, index) => `export const ${name} = 'c${index}'`).join('\n'),
        loader: 'js',
      };
    }),
};

/** Modules that every page has already loaded, as the build bundles them. */
let shell: ReadonlySet<string>;
before(async () => {
  const site = await build({
    ...options,
    entryPoints: ['src/site/entry.tsx'],
    splitting: true,
    outdir: '.',
    metafile: true,
    external: ['/fonts/*', '/images/*'],
    plugins: [
      classNames,
      drawingsPlugin,
      { name: 'libraries', setup: ({ onResolve }) => onResolve({ filter: /^[a-z]/ }, external) },
    ],
  });
  const shared = sharedModules(site.metafile, ['src/site/entry.tsx']);
  shell = new Set([...filesOf(site.metafile, 'src/site/entry.tsx'), ...shared].filter((file) => !chatCode.test(file)));
});

for (const [name, contents, limit] of [
  [
    'the client alone is at most 1 KB',
    "import { askAssistant } from './src/site/chat/assistant.ts'; self.ask = askAssistant",
    1024,
  ],
  [
    'all chat code together, the widget and its replies too, is at most 7 KB',
    "import { Chat, Widget } from './src/site/pages/chat/Chat.tsx'; self.used = [Chat, Widget]",
    7168,
  ],
  [
    'a page pays at most 700 bytes for the widget before it is opened',
    "import { ChatLauncher } from './src/site/chat/widget/ChatLauncher.tsx'; self.used = [ChatLauncher]",
    700,
  ],
] as const)
  test(name, async (t) => {
    const bytes = await brotliBytes(contents);
    t.diagnostic(`${bytes} bytes`);
    assert.ok(bytes <= limit, `${bytes} bytes`);
  });
