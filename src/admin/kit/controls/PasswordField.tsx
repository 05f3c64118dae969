import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';
import * as styles from './PasswordField.module.css';

/** A password field with a Show button. Pasting and password managers work as usual. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.place}>
      <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
