// The parts of Node's types that the code in this folder uses. The type check of browser code has no Node types.
declare module 'node:fs' {
  export function readdirSync(folder: string, options?: { recursive: boolean }): string[];
  export function existsSync(file: string): boolean;
  export function readFileSync(file: string, encoding: 'utf8'): string;
  export function readFileSync(file: string): Uint8Array;
}

declare module 'node:path' {
  export function basename(file: string, ending?: string): string;
  export function dirname(file: string): string;
  export function join(...parts: string[]): string;
}

declare module 'node:url' {
  export function fileURLToPath(url: string | URL): string;
}

declare module 'node:process' {
  export const env: Readonly<Record<string, string | undefined>>;
}
