import * as styles from './FilePreview.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** A small picture of an image that is still only here. Decoration: its name stands beside it. */
export function FilePreview({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url ? <img className={styles.preview} src={url} alt="" width={64} height={48} /> : null;
}
