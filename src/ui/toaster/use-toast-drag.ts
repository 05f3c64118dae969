import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How much of its own width a toast must be dragged to be dismissed. Source: specification §9. */
const DISMISS_SHARE = 0.8;
/** A press that moves less is a click, however shaky the hand. */
const SLOP_PX = 5;

/**
 * Dismisses by a click, or by a drag to either side; what can be used by itself inside the toast stays usable.
 *
 * A drag needs no pause of its own: the capture keeps the pointer inside the toast, where it counts as resting on it.
 */
export function useToastDrag(onDismiss: () => void) {
  const press = useRef<PointerEvent>(null);
  const isDrag = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    isDrag.current = false;
    if (event.button || !event.isPrimary || interactive(event)) return;
    press.current = event;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ type, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!press.current) return;
    const offset = clientX - press.current.clientX;
    isDrag.current ||= Math.hypot(offset, clientY - press.current.clientY) > SLOP_PX;
    if (type !== 'pointermove') press.current = null;
    if (type === 'pointerup' && Math.abs(offset) >= currentTarget.offsetWidth * DISMISS_SHARE) onDismiss();
    else currentTarget.style.translate = isDrag.current && press.current ? `${offset}px` : '';
  };
  // The browser sends a click after a drag too.
  const onClick = (event: MouseEvent) => {
    if (!isDrag.current && !interactive(event)) onDismiss();
    isDrag.current = false;
  };
  return {
    onClick,
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerMove,
    // Follows a cancelled pointer as well as a released one.
    onLostPointerCapture: onPointerMove,
  };
}

/** What can be used by itself, if the event began in such a thing. */
function interactive({ target }: { target: EventTarget }): Element | null {
  return (target as Element).closest('a,button,input,select,textarea,label,summary');
}
