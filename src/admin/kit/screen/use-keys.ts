import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../../ui/is-composing.ts';

/** Elements that handle plain keys themselves, except Escape. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/**
 * Runs the action of a pressed key, instead of the browser's; `actions` has lower-case key names, and `ctrl+k` also means
 * Cmd+K. A repeated key runs nothing. Ignores Alt, keys of an input method, plain keys while a menu is open or, except
 * Escape, in text fields and, with `within`, keys outside that element. Without `within`, ignores keys in a dialog.
 */
export function useKeys(
  actions: Readonly<Record<string, () => unknown>>,
  within?: RefObject<HTMLElement | null>,
): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = target instanceof Element && target.closest(TYPING);
    const name = keyName(event);
    const action = actions[(isCommand ? 'ctrl+' : '') + name];
    if (within && !(target instanceof Node && within.current?.contains(target))) return;
    if (!action || event.defaultPrevented || event.altKey || isComposing(event)) return;
    if (isCommand ? event.shiftKey : isTyping && name !== 'escape') return;
    if (!within && document.querySelector('dialog[open]')) return;
    if (!isCommand && document.querySelector('[popover="auto"]:popover-open')) return;
    event.preventDefault();
    if (!event.repeat) action();
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
