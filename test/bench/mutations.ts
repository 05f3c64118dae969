// Breaks the sources in known ways, one at a time, and checks that the named tests fail each time.
// Usage: node --import tsx test/bench/mutations.ts [part of a source path]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** A source file, a text in it, its replacement, and a part of the paths of the tests, one of which must fail. */
const mutations: readonly (readonly [file: string, from: string, to: string, tests: string])[] = [
  ['src/state/root.ts', 'if (state === null) throw', 'if (false) throw', 'test/state/store'],
  ['src/toasts/queue.ts', 'TOAST_LIMIT = 20', 'TOAST_LIMIT = 21', 'test/toasts'],
  [
    'src/state/notifications/notifications.ts',
    'items.filter(({ read }) => !read).length',
    'items.length',
    'test/state/notifications',
  ],
  ['src/state/session/session-storage.ts', "TOKEN_KEY = 'token'", "TOKEN_KEY = 'jwt'", 'test/state/session'],
  ['src/http/retry-after.ts', '(error.status ?? 500) >= 500', '(error.status ?? 500) > 500', 'test/http'],
  ['src/http/client.ts', "redirect: 'error'", "redirect: 'follow'", 'test/http'],
  ['src/http/send.ts', 'isLate ? ', 'false ? ', 'test/http'],
  ['src/http/send.ts', '    clearTimeout(timer);\n    timer = ', '    timer ??= ', 'test/http/send'],
  ['src/http/cache.ts', 'this.layers.clear();', '', 'test/http/cache'],
  ['src/api/hooks/use-auto-refetch.ts', "document.visibilityState !== 'hidden'", 'true', 'test/api'],
  ['src/api/endpoint.ts', 'cause = error;', 'throw error;', 'test/api/hooks-anywhere'],
  [
    'src/admin/lists/SearchBox.tsx',
    'setTimeout(() => searchLate(), SEARCH_DELAY_MS)',
    '(searchLate(), 0)',
    'test/admin/lists/lists',
  ],
  ['src/admin/lists/SearchBox.tsx', "'/': focusSearch", "'?': focusSearch", 'test/admin/lists/lists'],
  ['src/ui/is-composing.ts', ' || event.keyCode === 229', '', 'test/admin/lists/lists'],
  ['src/admin/lists/CsvExport.tsx', 'rows.length === 0', 'false', 'test/admin/screens/investments'],
  [
    'src/admin/rows/ActiveSwitch.tsx',
    'onPress: () => set(turnOn)',
    'onPress: () => undefined',
    'test/admin/screens/users',
  ],
  ['src/admin/screens/review/Review.tsx', 'next ? {', 'false ? {', 'test/admin/screens/review'],
  ['src/admin/screens/review/DecisionBar.tsx', 'detail > 1 || press()', 'press()', 'test/admin/screens/review'],
  ['src/admin/shell/use-keys.ts', 'event.repeat || ', '', 'test/admin/screens/review'],
  ['src/admin/screens/review/Receipt.tsx', '!imageHref(href) &&', 'false &&', 'test/admin/screens/investments'],
  ['src/site/pages/careers/job-search.ts', 'job.title, job.description', 'job.title', 'test/site/pages/careers'],
  [
    'src/site/pages/testimonials/filter-testimonials.ts',
    'item.service === service',
    'true',
    'test/site/pages/testimonials',
  ],
  ['src/admin/forms/Form.tsx', 'document.getElementById(fieldId)?.focus();', '', 'test/admin/screens/profile'],
  ['src/content/pages/home.ts', "id: 'faq-savings'", "id: 'faq-time'", 'test/built/build'],
  ['src/content/pages/shell.ts', "['/terms'", "['/term'", 'test/built/build'],
  ['src/site/navigation/use-prefetch.ts', 'isFast() && prefetch', 'prefetch', 'test/browser/navigation'],
  [
    'src/site/hydration/deferred.ts',
    'event.movementX === 0 && event.movementY === 0',
    'false',
    'test/browser/hydration.test',
  ],
  [
    'src/site/hydration/deferred.ts',
    'if (location.hash || localStorage.user || sessionStorage.chat) load',
    'load',
    'test/browser/pages',
  ],
  [
    'src/site/hydration/replay.ts',
    'if (state !== undefined) restore',
    'if (false) restore',
    'test/browser/hydration.test',
  ],
  ['src/site/chat/view/use-follow.ts', 'if (isAtEnd.current) list', 'if (false) list', 'test/browser/chat-scroll'],
  ['src/site/chat/view/use-follow.ts', '.offsetTop - ABOVE_LATEST_PX', '.offsetTop', 'test/browser/chat-scroll'],
  ['src/toasts/use-toast-drag.ts', 'DISMISS_SHARE = 0.8', 'DISMISS_SHARE = 0.82', 'test/browser/toaster-pointers'],
  ['src/toasts/use-toast-drag.ts', 'onPointerLeave: release,', '', 'test/browser/toaster-pointers'],
  [
    'src/state/session/use-session.ts',
    "addEventListener('storage'",
    "addEventListener('never'",
    'test/browser/console/session',
  ],
  ['src/styles/print.css', '  content-visibility: visible;\n', '', 'test/browser/print'],
  ['src/styles/base.css', 'overflow-wrap: break-word;', '', 'test/browser/pages'],
  [
    'src/admin/shell/ConsoleShell.module.css',
    '.shell :is(nav, header >',
    '.shell :is(header >',
    'test/browser/console/layout',
  ],
];

const part = process.argv[2] ?? '';
const unnoticed: string[] = [];
for (const [file, from, to, tests] of mutations.filter(([file]) => file.includes(part))) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'. Correct test/bench/mutations.ts.`);
  const restore = () => writeFileSync(file, text);
  const interrupted = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', interrupted);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
  try {
    const isOnBuild = /^test\/(built|browser)\//.test(tests);
    const args = ['--import', 'tsx', 'test/run.ts', ...(isOnBuild ? [] : ['--unit']), tests];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const red = /^✖ (test\/.*)$/m.exec(stdout)?.[1];
    console.log(`${red ? '✔ noticed' : '✖ unnoticed'}  ${file}: ${from} → ${to}  ${red ? `by ${red}` : stdout}`);
    if (!red) unnoticed.push(file);
  } finally {
    restore();
    process.off('SIGINT', interrupted);
  }
}
process.exit(unnoticed.length > 0 ? 1 : 0);
