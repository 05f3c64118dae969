import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readFolder } from '../hosting/folder.ts';

/** Returns whether a file is a font. The build renames fonts: see `readFonts`. */
export function isFont(file: string): boolean {
  return file.endsWith('.woff2');
}

/**
 * Reads the fonts in `public/fonts/`. Renames each by the hash of its contents, so that browsers can cache it forever.
 * `files` has the contents by new name. `withAddresses` puts the new addresses into a document or stylesheet.
 */
export async function readFonts(root: string) {
  const fonts = Object.entries(await readFolder(join(root, 'public/fonts'), isFont)).map(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { address: `/fonts/${name}`, file: `assets/font-${hash}.woff2`, content };
  });
  return {
    files: Object.fromEntries(fonts.map(({ file, content }) => [file, content])),
    withAddresses: (text: string) =>
      fonts.reduce((all, { address, file }) => all.replaceAll(address, `/${file}`), text),
  };
}
