import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports what a reader has typed or chosen before hydration: React keeps it in the field, but dispatches no event. */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string,
  onEarly: (value: string) => void,
): void {
  const compare = useEffectEvent((value: string) => value === rendered || onEarly(value));
  useEffect(() => void (field.current && compare(field.current.value)), [field]);
}
