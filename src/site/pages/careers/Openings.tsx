import { useRef, useState } from 'react';
import { emptyState, openings } from '../../../content/pages/careers.ts';
import { type Job, lpa } from '../../../content/pages/jobs.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';
import { EmptyState } from '../../kit/EmptyState.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import { restoredState, useSaveForBack } from '../../navigation/left-state.ts';
import { JobFilter } from './JobFilter.tsx';
import { JobItem } from './JobItem.tsx';
import { isFound, wholeList } from './job-search.ts';
import * as styles from './Openings.module.css';

export function Openings({ jobs }: { jobs: readonly Job[] }) {
  const [search, setSearch] = useState(() => restoredState(wholeList));
  useSaveForBack(search);
  const input = useRef<HTMLInputElement>(null);
  const found = jobs.filter((job) => isFound(search, job));
  const startOver = () => {
    setSearch(wholeList);
    input.current?.focus();
  };
  return (
    <Section id="openings">
      <SectionHead title={openings.title} />
      {jobs.length > 0 && (
        <>
          <JobFilter search={search} inputRef={input} onChange={setSearch} />
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
          <JobItem key={job.id} job={job} isShown={found.includes(job)} />
        ))}
      </ul>
    </Section>
  );
}
