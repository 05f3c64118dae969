import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Field.module.css';
import * as inputStyles from './Input.module.css';

interface FieldProps {
  label: ReactNode;
  /** Stays visible next to an error. */
  hint?: ReactNode;
  /** The problem with the value, and how to fix it. */
  error?: ReactNode;
  /** The class of the whole field, including label and messages. */
  className?: string | undefined;
}

export function TextField({ label, hint, error, className, id, ...input }: FieldProps & ComponentProps<'input'>) {
  const draw = (control: Control) => <input dir="auto" {...input} {...control} />;
  return <Field {...{ label, hint, error, className, id, draw }} />;
}

/** A labeled select; its children are the options. */
export function SelectField({ label, hint, error, className, id, ...select }: FieldProps & ComponentProps<'select'>) {
  const draw = (control: Control) => (
    <select {...select} {...control} className={clsx(control.className, inputStyles.select)} />
  );
  return <Field {...{ label, hint, error, className, id, draw }} />;
}

export function TextAreaField({ label, hint, error, className, id, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const draw = (control: Control) => <textarea dir="auto" {...area} {...control} />;
  return <Field {...{ label, hint, error, className, id, draw }} />;
}

/** The props that link a control to its label and messages. */
interface Control {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface DrawnFieldProps extends FieldProps {
  id: string | undefined;
  /** Renders the control. */
  draw: (control: Control) => ReactNode;
}

function Field({ label, hint, error, className, id: givenId, draw }: DrawnFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {draw({
        id,
        className: clsx(inputStyles.input, styles.control),
        // Never absent, because Firefox would then call each empty required field invalid. So it does with forms.
        'aria-invalid': Boolean(error),
        'aria-describedby': clsx(error && errorId, hint && hintId) || undefined,
      })}
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
}
