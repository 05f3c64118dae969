import type { Page } from 'playwright-core';
import type { ConsoleServer } from './console.ts';

/** School roof solar: no image, one document. */
export const projectPath = '/admin/projects/264';

export const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A file that begins like a PNG. */
export function image(name: string, sizeBytes = 2000) {
  return { name, mimeType: 'image/png', buffer: Buffer.concat([pngStart, Buffer.alloc(sizeBytes)]) };
}

export function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
}

/** The parts of a project's page that hold files. */
export function parts(page: Page) {
  const images = page.getByRole('region', { name: 'Images' });
  const documents = page.getByRole('region', { name: 'Documents' });
  return {
    images,
    documents,
    imageInput: images.getByLabel('Choose images'),
    documentInput: documents.getByLabel('Choose documents'),
    imageUploads: images.getByRole('list', { name: 'Uploads of images' }).getByRole('listitem'),
    thumbs: images.getByRole('list', { name: 'Images of the project' }).getByRole('img'),
  };
}

/** Returns how often a request was sent. */
export function countOf(server: ConsoleServer, call: string): number {
  return server.calls.filter((made) => made.includes(call)).length;
}

/** Delays every request of a kind until it is released. */
export function hold(server: ConsoleServer, call: string) {
  const held: (() => void)[] = [];
  let tell = () => {};
  const keep = (resolve: () => void) => {
    held.push(resolve);
    tell();
  };
  server.intercept = ({ url }) => (url?.includes(call) ? new Promise(keep) : false);
  return {
    /** Resolves once that many requests have arrived at the server, which is later than the page sends them. */
    async arrived(count: number) {
      while (held.length < count)
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
    },
    /** Leaves the oldest delayed request without a response. */
    drop: () => void held.shift(),
    releaseAll: () => {
      server.intercept = () => false;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}
