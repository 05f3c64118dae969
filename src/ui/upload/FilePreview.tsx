import { useEffect, useState } from 'react';
import * as styles from './FilePreview.module.css';

/** A small picture of an image that is still only here. Decoration: its name stands beside it. */
export function FilePreview({ file }: { file: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url ? <img className={styles.preview} src={url} alt="" width={64} height={48} /> : null;
}
