import { useCallback, useEffect, useState } from 'react';
import { loadText } from '../../../../content/blog/article-texts.ts';
import type { ArticleNode } from '../../../../content/blog/blog.ts';

export type TextState =
  | { status: 'loading' }
  | { status: 'ready'; text: readonly ArticleNode[] }
  | { status: 'failed'; retry: () => void };

/** The text of an article, fetched by itself. */
export function useText(slug: string): TextState {
  const [state, setState] = useState<TextState>({ status: 'loading' });
  const load = useCallback(() => {
    setState({ status: 'loading' });
    loadText(slug).then(
      (text) => setState({ status: 'ready', text }),
      () => setState({ status: 'failed', retry: load }),
    );
  }, [slug]);
  useEffect(load, [load]);
  return state;
}
