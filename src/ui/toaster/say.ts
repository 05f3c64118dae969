import { regions } from './ToastRegions.tsx';

/** Lets a live region say a line, which stands there until the answered function takes it away. */
export function say(kind: string, words: string | null | undefined): () => void {
  const line = document.createElement('p');
  line.textContent = (kindWords[kind] ?? '') + words;
  if (words) regions[kind === 'error' ? 'assertive' : 'polite'].current?.append(line);
  return () => line.remove();
}

/** What a kind is called, for those who can't see its mark. */
export const kindWords: Readonly<Partial<Record<string, string>>> = {
  success: 'Success: ',
  error: 'Error: ',
  loading: 'Loading: ',
};
