import { useLayoutEffect } from 'react';
import { useKept } from '../kit/use-kept.ts';
import { Choice } from './Choice.tsx';

const heights = [
  ['wide', '44 px'],
  ['narrow', '36 px'],
] as const;

const isHeight = (value: unknown) => value === 'wide' || value === 'narrow';

/** How high the rows of every list are: chosen once, kept in this browser. */
export function Density() {
  const [height, setHeight] = useKept<string>('row-height', 'wide', isHeight as (value: unknown) => value is string);
  useLayoutEffect(() => {
    document.documentElement.dataset.rows = height;
  }, [height]);
  return <Choice label="Row height" value={height} options={heights} onChoose={setHeight} />;
}
