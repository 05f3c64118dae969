import type { Id } from '../../../../contract/envelope.ts';

/** The images chosen in the form of a new project, until its own page takes and uploads them. */
const chosen = new Map<string, readonly File[]>();

export function leaveImages(projectId: Id, files: readonly File[]): void {
  chosen.set(String(projectId), files);
}

export function takeImages(projectId: Id): readonly File[] {
  const files = chosen.get(String(projectId)) ?? [];
  chosen.delete(String(projectId));
  return files;
}
