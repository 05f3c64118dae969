import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

/** Elements that handle plain keys themselves, except Escape. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/**
 * Runs the action of a pressed key. `actions` has lower-case key names; `ctrl+k` also means Cmd+K. Ignores auto-repeat,
 * Alt, keys of an input method, plain keys other than Escape in text fields, all keys while a dialog is open, plain keys
 * while a menu is open and, with `within`, keys outside that element.
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
    if (!action || event.repeat || event.defaultPrevented || event.altKey || isComposing(event)) return;
    if (isCommand ? event.shiftKey : isTyping && name !== 'escape') return;
    if (document.querySelector(isCommand ? 'dialog[open]' : 'dialog[open], [popover="auto"]:popover-open')) return;
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
