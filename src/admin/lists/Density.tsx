import { rowHeights, useRowHeight } from '../kit/use-row-height.ts';
import { Choice } from './Choice.tsx';
import * as styles from './ListTools.module.css';

/** The choice of the rows' height, for every list. */
export function Density() {
  const [height, setHeight] = useRowHeight();
  return (
    <span className={styles.density}>
      <Choice label="Row height" value={height} words={rowHeights} onChoose={setHeight} />
    </span>
  );
}
