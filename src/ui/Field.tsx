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

export function TextField({ label, hint, error, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField({ label, hint, error, className }, input.id);
  return <Frame {...frame} control={<input dir="auto" {...input} {...control} />} />;
}

/** A labeled select; its children are the options. */
export function SelectField({ label, hint, error, className, ...select }: FieldProps & ComponentProps<'select'>) {
  const { frame, control } = useField({ label, hint, error, className }, select.id);
  return (
    <Frame
      {...frame}
      control={<select {...select} {...control} className={clsx(control.className, inputStyles.select)} />}
    />
  );
}

export function TextAreaField({ label, hint, error, className, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const { frame, control } = useField({ label, hint, error, className }, area.id);
  return <Frame {...frame} control={<textarea dir="auto" {...area} {...control} />} />;
}

interface FrameProps extends FieldProps {
  id: string;
  control: ReactNode;
}

function Frame({ id, label, hint, error, className, control }: FrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the props of `Frame`, and those of its control, which link the control to its label and messages. */
function useField(field: FieldProps, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(field.error && errorId(id), field.hint && hintId(id)) || undefined;
  return {
    frame: { ...field, id },
    control: {
      id,
      className: clsx(inputStyles.input, styles.control),
      // Never absent, because Firefox would then call each empty required field invalid. So it does with forms.
      'aria-invalid': Boolean(field.error),
      'aria-describedby': describedBy,
    },
  };
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
