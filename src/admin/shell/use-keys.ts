import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';

/**
 * Runs the action of a pressed key. `actions` has lower-case key names; `ctrl+k` also means Cmd+K. Ignores auto-repeat,
 * Alt, plain keys in text fields, keys while a dialog is open and, with `within`, keys outside that element.
 */
export function useKeys(
  actions: Readonly<Record<string, () => unknown>>,
  within?: RefObject<HTMLElement | null>,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = target instanceof Element && target.closest(TYPING);
    const action = actions[(isCommand ? 'ctrl+' : '') + keyName(event)];
    if (within && !(target instanceof Node && within.current?.contains(target))) return;
    if (!action || event.repeat || event.defaultPrevented || event.altKey) return;
    if (isCommand ? event.shiftKey : isTyping) return;
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
