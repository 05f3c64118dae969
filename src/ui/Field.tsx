import clsx from 'clsx';
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import * as styles from './Field.module.css';
import * as input from './Input.module.css';

interface FieldProps {
  label: ReactNode;
  /** Stays visible next to an error. */
  hint?: ReactNode;
  /** The problem with the value, and how to fix it. */
  error?: ReactNode;
  /** The class of the whole field, including label and messages. */
  className?: string | undefined;
}

export const TextField = fieldOf('input');
/** A labeled select; its children are the options. */
export const SelectField = fieldOf('select');
export const TextAreaField = fieldOf('textarea');

function fieldOf<Tag extends 'input' | 'select' | 'textarea'>(tag: Tag) {
  const Control = tag as ElementType;
  const isSelect = tag === 'select';
  return function Field({ label, hint, error, className, id: given, ...rest }: FieldProps & ComponentProps<Tag>) {
    const own = useId();
    const id = given ?? own;
    const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
    return (
      <div className={clsx(styles.field, className)}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <Control
          dir={isSelect ? undefined : 'auto'}
          {...rest}
          id={id}
          className={clsx(input.input, styles.control, isSelect && input.select)}
          // Never absent, because Firefox would then call each empty required field invalid. So it does with forms.
          aria-invalid={Boolean(error)}
          aria-describedby={clsx(error && errorId, hint && hintId) || undefined}
        />
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    );
  };
}
