import * as kit from '../Kit.module.css';

/** The key of a shortcut, shown next to the shortcut's action. Hidden from screen readers. */
export function Key({ name }: { name: string }) {
  return (
    <span className={kit.key} data-key aria-hidden="true">
      {name}
    </span>
  );
}
