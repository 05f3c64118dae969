import { join } from 'node:path';
import { readFolder } from '../hosting/folder.ts';
import { hashOf } from './output.ts';

/**
 * Reads the files in `public/`. Renames each font by its hash, so that browsers can cache it forever. `withFonts` puts the
 * new addresses into a document or stylesheet.
 */
export async function readPublicFiles(root: string) {
  const files = Object.entries(await readFolder(join(root, 'public'))).map(([name, content]) => {
    const file = name.endsWith('.woff2') ? `assets/font-${hashOf(content)}.woff2` : name;
    return { name, file, content };
  });
  const fonts = files.filter(({ name, file }) => name !== file);
  return {
    files: Object.fromEntries(files.map(({ file, content }) => [file, content])),
    withFonts: (text: string) => fonts.reduce((all, { name, file }) => all.replaceAll(`/${name}`, `/${file}`), text),
  };
}
