import { type Dispatch, memo, useRef } from 'react';
import { labels, sorts } from '../../../../content/blog/blog.ts';
import * as input from '../../../../ui/Input.module.css';
import * as text from '../../../../ui/Text.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import { useEarlyValue } from '../../../kit/use-early-value.ts';
import type { BlogListAction, SortId } from '../state/blog-list.ts';
import * as styles from './SortSelect.module.css';

interface SortSelectProps {
  sort: SortId;
  dispatch: Dispatch<BlogListAction>;
}

export const SortSelect = memo(function SortSelect({ sort, dispatch }: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = (value: string) => {
    const chosen = sorts.find(({ id }) => id === value);
    if (chosen) dispatch({ type: 'sort/chosen', sort: chosen.id });
  };
  useEarlyValue(select, sort, choose);
  return (
    <label className={`${styles.sort} ${text.note} ${type.scripted}`}>
      {labels.sortBy}
      <select
        ref={select}
        className={`${input.input} ${input.select} ${styles.select}`}
        value={sort}
        onChange={({ target }) => choose(target.value)}
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
