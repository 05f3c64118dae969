import { type RefObject, useRef, useState } from 'react';
import { emptyState, openings, tabs } from '../../../content/pages/careers.ts';
import { type Job, lpa } from '../../../content/pages/jobs.ts';
import * as input from '../../../ui/Input.module.css';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useEarlyValue } from '../../kit/fields.ts';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as chips from '../../kit/styles/Chips.module.css';
import * as type from '../../kit/styles/Type.module.css';
import { restoredState, useSaveForBack } from '../../navigation/left-state.ts';
import { JobItem } from './JobItem.tsx';
import { isFound, type JobSearch, wholeList } from './job-search.ts';
import * as styles from './Openings.module.css';

export function Openings({ jobs }: { jobs: readonly Job[] }) {
  const [search, setSearch] = useState(() => restoredState(wholeList));
  useSaveForBack(search);
  const field = useRef<HTMLInputElement>(null);
  const found = jobs.filter((job) => isFound(search, job));
  const startOver = () => {
    setSearch(wholeList);
    field.current?.focus();
  };
  return (
    <Section id="openings">
      <SectionHead title={openings.title} />
      {jobs.length > 0 && (
        <>
          <JobFilter search={search} inputRef={field} onChange={setSearch} />
          <div className={`${section.row} ${styles.count}`} data-spread>
            <LiveRegion className={`${text.note} ${type.scripted}`}>
              {openings.showing(found.length, jobs.length)}
            </LiveRegion>
            {jobs.some(({ salary }) => salary?.endsWith('LPA')) && <p className={text.note}>{lpa}</p>}
          </div>
        </>
      )}
      {found.length === 0 && (
        <EmptyState words={emptyState} all={openings.all} onShowAll={jobs.length > 0 ? startOver : undefined} />
      )}
      <ul className={section.rows} hidden={found.length === 0}>
        {jobs.map((job) => (
          // Hidden, not unmounted, so that its details stay as the reader left them.
          <li key={job.id} hidden={!found.includes(job)}>
            <JobItem job={job} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface JobFilterProps {
  search: JobSearch;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (search: JobSearch) => void;
}

function JobFilter({ search, inputRef, onChange }: JobFilterProps) {
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
