import { type Dispatch, memo } from 'react';
import { labels, sorts } from '../../../../content/blog/blog.ts';
import * as input from '../../../../ui/Input.module.css';
import * as text from '../../../../ui/Text.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import type { BlogListAction, SortId } from '../state/blog-list.ts';
import * as styles from './SortSelect.module.css';

interface SortSelectProps {
  sort: SortId;
  dispatch: Dispatch<BlogListAction>;
}

export const SortSelect = memo(function SortSelect({ sort, dispatch }: SortSelectProps) {
  return (
    <label className={`${styles.sort} ${text.note} ${type.scripted}`}>
      {labels.sortBy}
      <select
        className={`${input.input} ${input.select} ${styles.select}`}
        value={sort}
        onChange={({ target }) => {
          const chosen = sorts.find(({ id }) => id === target.value);
          if (chosen) dispatch({ type: 'sort/chosen', sort: chosen.id });
        }}
      >
        {sorts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
});
