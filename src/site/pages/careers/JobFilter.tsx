import type { RefObject } from 'react';
import { openings, tabs } from '../../../content/pages/careers.ts';
import * as input from '../../../ui/Input.module.css';
import * as text from '../../../ui/Text.module.css';
import * as chips from '../../kit/styles/Chips.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { useEarlyValue } from '../../kit/use-early-value.ts';
import * as styles from './JobFilter.module.css';
import type { JobSearch } from './job-search.ts';

interface JobFilterProps {
  search: JobSearch;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (search: JobSearch) => void;
}

export function JobFilter({ search, inputRef, onChange }: JobFilterProps) {
  const change = (words: string) => onChange({ ...search, words });
  useEarlyValue(inputRef, search.words, change);
  return (
    <search className={`${styles.filter} ${type.scripted}`}>
      <label className={styles.field}>
        {openings.search}
        <input
          ref={inputRef}
          className={`${input.input} ${styles.input}`}
          type="search"
          dir="auto"
          autoComplete="off"
          value={search.words}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <fieldset className={`${chips.chips} ${styles.tabs}`}>
        <legend className={text.hidden}>{openings.category}</legend>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            className={`${chips.chip} ${styles.tab}`}
            type="button"
            data-early="click"
            aria-pressed={id === search.tab}
            onClick={() => onChange({ ...search, tab: id })}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
