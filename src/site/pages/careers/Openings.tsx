import { useEffect, useRef, useState } from 'react';
import { emptyState } from '../../../content/careers.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import { JobFilter } from './JobFilter.tsx';
import { JobItem } from './JobItem.tsx';
import { isFound, wholeList } from './job-search.ts';
import * as styles from './Openings.module.css';
import { LIST_ID, positions } from './positions.ts';

/** The open positions: search and tabs narrow the list together. */
export function Openings() {
  const [search, setSearch] = useState(wholeList);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the script came, or what the browser kept over a reload.
    const typed = input.current?.value;
    if (typed) setSearch((current) => ({ ...current, words: typed }));
  }, []);
  const found = positions.filter((position) => isFound(search, position));
  const startOver = () => {
    setSearch(wholeList);
    input.current?.focus();
  };
  return (
    <Section id="openings">
      <SectionHead className={styles.head} tag="Openings" title="Open positions." />
      <JobFilter search={search} inputRef={input} onChange={setSearch} />
      <p className={`${text.note} ${styles.count}`} role="status">
        {`Showing ${found.length} of ${positions.length} positions`}
      </p>
      {found.length === 0 && <NothingFound onStartOver={startOver} />}
      <ul id={LIST_ID} className={styles.jobs} hidden={found.length === 0}>
        {positions.map((position) => (
          <JobItem key={position.id} position={position} isShown={found.includes(position)} />
        ))}
      </ul>
      <p className={text.note}>LPA: lakh rupees per annum.</p>
    </Section>
  );
}

function NothingFound({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className={styles.empty}>
      <h3>{emptyState.title}</h3>
      <p className={text.mute}>{emptyState.text}</p>
      <Button onClick={onStartOver}>Show all positions</Button>
    </div>
  );
}
