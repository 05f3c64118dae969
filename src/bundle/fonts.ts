import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a file is a font: only its copy under the new name is public. */
export function isFont(file: string): boolean {
  return file.endsWith('.woff2');
}

/**
 * Reads the fonts of `public/fonts/`. Each gets a name with its hash, so that it can be cached forever: `files` has the
 * contents by file name in the build, and `withAddresses` puts the new addresses in a document or stylesheet.
 */
export async function readFonts(root: string) {
  const folder = join(root, 'public/fonts');
  const fonts = await Promise.all(
    (await readdir(folder)).filter(isFont).map(async (name) => {
      const content = await readFile(join(folder, name));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return { address: `/fonts/${name}`, file: `assets/font-${hash}.woff2`, content };
    }),
  );
  return {
    files: Object.fromEntries(fonts.map(({ file, content }): [string, Uint8Array] => [file, content])),
    withAddresses: (text: string) =>
      fonts.reduce((all, { address, file }) => all.replaceAll(address, `/${file}`), text),
  };
}
