import { useCallback, useEffect, useState } from 'react';
import type { Articles } from '../../../content/blog.ts';
import { idIn } from './article-id.ts';

// The prerenderer has the texts at hand; in a browser this is never so, and they stay in a chunk of their own.
const prerendered: Articles | null = typeof document === 'undefined' ? (await loadTexts(1)).articles : null;

export interface ArticleTexts {
  texts: Articles;
  /** Whether the last try to load one went wrong. */
  hasFailed: boolean;
  /** Fetches the text of an article, and of those beside it. */
  load: (id: number) => void;
}

/**
 * The articles' texts, as far as they are here.
 *
 * The document brings those of its first page along, so they are read back from it and the page's code carries none.
 * Being ordinary children of their cards, they hydrate as such, and outlive a card that a filter takes away. The others,
 * and after a move from another page all of them, are loaded when one is opened (or about to be).
 */
export function useArticles(expandedId: number | null): ArticleTexts {
  const [texts, setTexts] = useState<Articles>(() => prerendered ?? textsInDocument());
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback((id: number) => {
    setHasFailed(false);
    loadTexts(id).then(
      ({ articles }) => setTexts((known) => (id in known ? known : { ...known, ...articles })),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const summary = target instanceof Element && target.closest('summary');
      const id = summary && idIn(summary.closest('article')?.id);
      if (id && !(id in texts)) load(id);
    };
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, onIntent, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [texts, load]);
  const isMissing = expandedId !== null && !(expandedId in texts);
  useEffect(() => {
    if (isMissing) load(expandedId);
  }, [isMissing, expandedId, load]);
  return { texts, hasFailed, load };
}

function textsInDocument(): Articles {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-article]')];
  return Object.fromEntries(elements.map((element) => [element.dataset.article, element.textContent]));
}

/** A browser forgets an import that failed, so trying again is a real request. */
function loadTexts(id: number): Promise<{ articles: Articles }> {
  return id > 6 ? import('../../../content/blog-articles-2.ts') : import('../../../content/blog-articles-1.ts');
}
