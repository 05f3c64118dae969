import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fonts of `public/fonts/`, each under a name with its hash, so that it can be cached forever. */
export interface Fonts {
  /** Contents by file name in the build. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Returns a document or stylesheet with the new address of each font. */
  withAddresses(text: string): string;
}

/** Whether a file is a font: only its copy under the new name is public. */
export function isFont(file: string): boolean {
  return file.endsWith('.woff2');
}

export async function readFonts(root: string): Promise<Fonts> {
  const folder = join(root, 'public/fonts');
  const fonts = await Promise.all(
    (await readdir(folder)).filter(isFont).map(async (name) => {
      const content = await readFile(join(folder, name));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      return { address: `/fonts/${name}`, file: `assets/font-${hash}.woff2`, content };
    }),
  );
  return {
    files: Object.fromEntries(fonts.map(({ file, content }) => [file, content])),
    withAddresses: (text) => fonts.reduce((all, { address, file }) => all.replaceAll(address, `/${file}`), text),
  };
}
