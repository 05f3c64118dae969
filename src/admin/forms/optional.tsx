import type { ReactNode } from 'react';
import * as text from '../../ui/Text.module.css';

export function optional(label: string): ReactNode {
  return (
    <>
      {label}
      <span className={text.mute}> (optional)</span>
    </>
  );
}
