import { useEffect, useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';

const MINUTE_MS = 60_000;

/** Says how long ago something was read (ms since 1970), from the first minute on. */
export function Age({ since }: { since: number | undefined }) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((now - (since ?? now)) / MINUTE_MS);
  if (minutes < 1) return null;
  const age = minutes < 60 ? `${minutes} min` : countOf(Math.floor(minutes / 60), ['hour', 'hours']);
  return <p className={text.note}>Updated {age} ago</p>;
}
