import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** What every page has already (libraries, the shell's parts, the agency's facts), and the sender that the forms use too. */
const shared = /^(react|clsx|wouter)|\/ui\/|\/(site|navigation|http\/send|http\/errors)\.ts$/;

/** Bytes of brotli. `contents` is a module that uses what is to be measured; what matches `external` is left out. */
async function brotliBytes(contents: string, external: RegExp): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'tsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    plugins: [leaveOut(external), classNames],
    define: {
      'process.env.NODE_ENV': '"production"',
      __CHAT_WEBHOOK_URL__: '"/api/assistant"',
      __CHAT_SESSION__: '""',
    },
  });
  // What is left out is there under a name in the chunk: to fetch it costs nothing.
  const code = outputFiles[0]?.text.replaceAll(/import(\*as \w+|[\w$]*,?\{[^}]*\}|[\w$]+) ?from"[^"]+";/g, '') ?? '';
  return brotliCompressSync(code).length;
}

function leaveOut(external: RegExp): Plugin {
  return {
    name: 'leave-out',
    setup: ({ onResolve }) => onResolve({ filter: external }, ({ path }) => ({ path, external: true })),
  };
}

/** Class names as short as the build makes them; the rules are no code. */
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

test('the client alone is at most 1 KB', async (t) => {
  const bytes = await brotliBytes(
    "import { askAssistant } from './src/site/chat/assistant.ts'; self.ask = askAssistant",
    shared,
  );
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= 1024, `${bytes} bytes`);
});

test('all chat code together, the widget and its replies too, is at most 8.5 KB', async (t) => {
  const bytes = await brotliBytes(
    "import { Chat, Widget } from './src/site/pages/chat/Chat.tsx'; self.used = [Chat, Widget]",
    shared,
  );
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= 8.5 * 1024, `${bytes} bytes`);
});

test('a page pays at most 700 bytes for the widget before it is opened', async (t) => {
  const bytes = await brotliBytes(
    `import { ChatLauncher } from './src/site/chat/widget/ChatLauncher.tsx';
     self.used = [ChatLauncher]`,
    new RegExp(`${shared.source}|pages/chat/Chat\\.tsx$`),
  );
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes <= 700, `${bytes} bytes`);
});
