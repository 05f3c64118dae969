// Finds the scripts that a document loads.
import type { Metafile } from 'esbuild';

/** The console's shell, which its entry imports lazily. */
export const consoleShell = 'src/admin/start-console.tsx';

/** Returns a file and all files that it imports statically, directly or indirectly, in import order. */
export function filesOf(files: Metafile['inputs'] | Metafile['outputs'], entry: string): string[] {
  if (!files[entry]) throw new Error(`${entry} isn't part of the bundle`);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind } of files[file]?.imports ?? []) if (kind === 'import-statement') visit(path);
  };
  visit(entry);
  return [...seen];
}

/** Returns the addresses of these modules' chunks and of every chunk that they import statically, to load in parallel. */
export function scripts({ outputs }: Metafile, ...modules: readonly string[]): string[] {
  const isOf = (module: string) => (name: string) => outputs[name]?.entryPoint?.replace(/^lazy:/, '') === module;
  const chunks = modules.map((module) => Object.keys(outputs).find(isOf(module)) ?? module);
  const files = new Set(chunks.flatMap((chunk) => filesOf(outputs, chunk)));
  return [...files].map((name) => name.replace(/^dist/, ''));
}

/** Returns the addresses of the console's initial scripts; a screen's own script loads with the screen. */
export function consoleScripts(client: Metafile): string[] {
  return scripts(client, 'src/admin/entry.tsx', consoleShell);
}

/** Returns the addresses of the scripts that all screens of the console share, without the initial scripts. */
export function sharedScripts(client: Metafile): string[] {
  const entries = Object.values(client.outputs).map(({ entryPoint }) => entryPoint?.replace(/^lazy:/, '') ?? '');
  const screens = entries.filter((entry) => entry.startsWith('src/admin/screens/'));
  const [first = [], ...others] = screens.map((screen) => scripts(client, screen));
  const start = consoleScripts(client);
  return first.filter((file) => !start.includes(file) && others.every((files) => files.includes(file)));
}
