import { useEffect, useEffectEvent } from 'react';

/** Does something at the press of a key alone, by its lower-case name; a key held down counts once. Not where a person types, nor under an open dialog. */
export function useKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    const action = actions[keyName(event)];
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

/** The lower-case name of a key that was pressed; on a keyboard of another script, of the Latin letter in its place. */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isForeign = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  return ((isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase();
}
