import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';
import * as kit from '../Kit.module.css';

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={kit.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={kit.toggle}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
