import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as styles from './PanelButton.module.css';

interface PanelButtonProps extends ComponentProps<'button'> {
  label: string;
  /** Path data on the 18 unit icon grid. */
  icon: string;
}

/** A button in a conversation's head: a drawn mark, named for who does not see it. */
export function PanelButton({ label, icon, ...rest }: PanelButtonProps) {
  return (
    <Button {...rest} className={styles.button} variant="plain" size="icon" aria-label={label} title={label}>
      <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Button>
  );
}
