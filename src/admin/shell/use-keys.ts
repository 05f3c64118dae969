import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';

/**
 * Runs the action of a pressed key, by its lower-case name, without Ctrl, Meta, Alt or auto-repeat. Ignores keys in
 * text fields and under an open dialog; with `within`, also those outside of it.
 */
export function useKeys(
  actions: Readonly<Record<string, () => unknown>>,
  within?: RefObject<HTMLElement | null>,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest(TYPING);
    const action = actions[keyName(event)];
    if (within && !(target instanceof Node && within.current?.contains(target))) return;
    if (!action || isTyping || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Returns a key's lower-case name; on non-Latin keyboard layouts, the Latin letter in its position. */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return ((isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase();
}
