import { type Dispatch, memo, type RefObject } from 'react';
import { labels } from '../../../../content/blog/blog.ts';
import { categories } from '../../../../content/blog/blog-categories.ts';
import { posts } from '../../../../content/blog/blog-posts.ts';
import * as input from '../../../../ui/Input.module.css';
import * as text from '../../../../ui/Text.module.css';
import { Sign } from '../../../kit/Sign.tsx';
import * as chips from '../../../kit/styles/Chips.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import { useEarlyValue } from '../../../kit/use-early-value.ts';
import { type BlogListAction, type BlogListState, selectCount } from '../state/blog-list.ts';
import * as styles from './BlogFilters.module.css';

interface BlogFiltersProps extends Pick<BlogListState, 'category' | 'search'> {
  inputRef: RefObject<HTMLInputElement | null>;
  dispatch: Dispatch<BlogListAction>;
}

export function BlogFilters({ category, search, inputRef, dispatch }: BlogFiltersProps) {
  const change = (words: string) => dispatch({ type: 'search/changed', search: words });
  useEarlyValue(inputRef, search, change);
  return (
    <>
      <div className={type.scripted}>
        <input
          ref={inputRef}
          className={input.input}
          type="search"
          dir="auto"
          aria-label={labels.search}
          placeholder={labels.search}
          value={search}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </div>
      <Categories category={category} dispatch={dispatch} />
    </>
  );
}

const Categories = memo(function Categories({ category, dispatch }: Pick<BlogFiltersProps, 'category' | 'dispatch'>) {
  return (
    <div className={type.scripted}>
      <h2 className={`${type.label} ${styles.title}`}>{labels.categories}</h2>
      <ul className={`${chips.chips} ${styles.list}`}>
        {categories.map((entry) => (
          <li key={entry.id}>
            <button
              className={`${chips.chip} ${styles.category}`}
              type="button"
              data-early="click"
              aria-pressed={entry.id === category}
              onClick={() => dispatch({ type: 'category/chosen', category: entry.id })}
            >
              <Sign d={entry.icon} />
              {entry.name}
              <span className={`${text.note} ${styles.count}`}>{selectCount(posts, entry)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
