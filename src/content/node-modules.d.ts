// What the readers of content files use of Node, for the check of the browser's code, which knows nothing else of it.
declare module 'node:fs' {
  export function readdirSync(folder: string): string[];
  export function readFileSync(file: string, encoding: 'utf8'): string;
}

declare module 'node:path' {
  export function basename(file: string, ending?: string): string;
  export function join(...parts: string[]): string;
}

declare module 'node:url' {
  export function fileURLToPath(url: string | URL): string;
}
