// Reads the files of the build in dist/.
import { readdirSync, readFileSync } from 'node:fs';

export const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
export const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
