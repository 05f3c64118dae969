import { useLayoutEffect } from 'react';
import { useKept } from '../kit/use-kept.ts';
import { Choice } from './Choice.tsx';
import * as styles from './ListTools.module.css';

const heights = [
  ['wide', '44 px'],
  ['narrow', '36 px'],
] as const;

const isHeight = (value: unknown): value is string => heights.some(([height]) => height === value);

/** The choice of the rows' height, for every list, kept in this browser. */
export function Density() {
  const [height, setHeight] = useKept<string>('row-height', 'wide', isHeight);
  useLayoutEffect(() => {
    document.documentElement.dataset.rows = height;
  }, [height]);
  return (
    <span className={styles.density}>
      <Choice label="Row height" value={height} options={heights} onChoose={setHeight} />
    </span>
  );
}
