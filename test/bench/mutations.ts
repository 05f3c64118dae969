// Breaks the sources in known ways, one at a time, and checks that the named tests fail each time.
// Usage: node --import tsx test/bench/mutations.ts [part of a source path]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** A file of `src/`, a text in it, its replacement, and a part of the paths in `test/` of tests that must fail. */
const mutations: readonly (readonly [file: string, from: string, to: string, tests: string])[] = [
  ['state/root.ts', 'if (state === null) throw', 'if (false) throw', 'state/store'],
  ['toasts/queue.ts', 'TOAST_LIMIT = 20', 'TOAST_LIMIT = 21', 'toasts'],
  ['state/notifications/notifications.ts', '({ read }) => !read', '() => true', 'state/notifications'],
  ['state/session/session-storage.ts', "TOKEN_KEY = 'token'", "TOKEN_KEY = 'jwt'", 'state/session'],
  ['http/retry-after.ts', '(error.status ?? 500) >= 500', '(error.status ?? 500) > 500', 'http'],
  ['http/client.ts', "redirect: 'error'", "redirect: 'follow'", 'http'],
  ['http/send.ts', 'isLate ? ', 'false ? ', 'http'],
  ['http/send.ts', '    clearTimeout(timer);\n    timer = ', '    timer ??= ', 'http/send'],
  ['http/cache.ts', 'this.layers.clear();', '', 'http/cache'],
  ['api/hooks/use-auto-refetch.ts', "document.visibilityState !== 'hidden'", 'true', 'api'],
  ['api/endpoint.ts', 'cause = error;', 'throw error;', 'api/hooks-anywhere'],
  ['admin/lists/SearchBox.tsx', '() => searchLate(), SEARCH_DELAY_MS', 'searchLate(), 0', 'admin/lists/lists'],
  ['admin/lists/SearchBox.tsx', "'/': focusSearch", "'?': focusSearch", 'admin/lists/lists'],
  ['ui/is-composing.ts', ' || event.keyCode === 229', '', 'admin/lists/lists'],
  ['admin/lists/CsvExport.tsx', 'rows.length === 0', 'false', 'admin/screens/investments'],
  ['admin/rows/ActiveSwitch.tsx', 'onPress: () => set(turnOn)', 'onPress: () => undefined', 'admin/screens/users'],
  ['admin/screens/review/Review.tsx', 'next ? {', 'false ? {', 'admin/screens/review'],
  ['admin/screens/review/DecisionBar.tsx', 'detail > 1 || press()', 'press()', 'admin/screens/review'],
  ['admin/shell/use-keys.ts', 'event.repeat || ', '', 'admin/screens/review'],
  ['admin/screens/review/Receipt.tsx', '!imageHref(href) &&', 'false &&', 'admin/screens/investments'],
  ['site/pages/careers/job-search.ts', 'job.title, job.description', 'job.title', 'site/pages/careers'],
  ['site/pages/testimonials/filter-testimonials.ts', 'item.service === service', 'true', 'site/pages/testimonials'],
  ['admin/forms/Form.tsx', 'document.getElementById(fieldId)?.focus();', '', 'admin/screens/profile'],
  ['content/pages/home.ts', "id: 'faq-savings'", "id: 'faq-time'", 'built/build'],
  ['content/pages/shell.ts', "['/terms'", "['/term'", 'built/build'],
  ['site/navigation/use-prefetch.ts', 'isFast() && prefetch', 'prefetch', 'browser/navigation'],
  ['site/hydration/deferred.ts', 'event.movementX === 0 && event.movementY === 0', 'false', 'browser/hydration.test'],
  ['site/hydration/deferred.ts', 'location.hash || localStorage.user || sessionStorage.chat', 'true', 'browser/pages'],
  ['site/hydration/replay.ts', 'if (state !== undefined) restore', 'if (false) restore', 'browser/hydration.test'],
  ['site/chat/view/use-follow.ts', 'if (isAtEnd.current) list', 'if (false) list', 'browser/chat-scroll'],
  ['toasts/use-toast-drag.ts', 'DISMISS_SHARE = 0.8', 'DISMISS_SHARE = 0.82', 'browser/toaster-pointers'],
  ['toasts/use-toast-drag.ts', 'onPointerLeave: release,', '', 'browser/toaster-pointers'],
  ['state/session/use-session.ts', "addEventListener('storage'", "addEventListener('never'", 'browser/console/session'],
  ['styles/print.css', '  content-visibility: visible;\n', '', 'browser/print'],
  ['site/kit/section/Section.module.css', 'overflow-wrap: anywhere;', '', 'browser/pages'],
  ['admin/shell/ConsoleShell.module.css', '.shell :is(nav, header >', '.shell :is(header >', 'browser/console/layout'],
];

const part = process.argv[2] ?? '';
const unnoticed: string[] = [];
for (const [source, from, to, path] of mutations.filter(([source]) => `src/${source}`.includes(part))) {
  const [file, tests] = [`src/${source}`, `test/${path}`];
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'. Correct test/bench/mutations.ts.`);
  const restore = () => writeFileSync(file, text);
  const interrupted = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', interrupted);
  const broken = text.replace(from, () => to);
  writeFileSync(file, broken);
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
