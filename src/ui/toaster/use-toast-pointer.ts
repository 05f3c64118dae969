import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ToastCallbacks } from './toast-view.ts';

/** How much of its own width a toast must be dragged to be dismissed. Source: specification §9. */
const DISMISS_SHARE = 0.8;
/** A press that moves less is a click, however shaky the hand. */
const SLOP_PX = 5;
/** A finger that is this fast, over this far, throws the toast away. */
const FLICK_PX_PER_MS = 0.5;
const FLICK_PX = 40;

/**
 * Holds the time under a pointer that moves or presses. Dismisses what has `data-closes` by a click, by a drag to either
 * side, or by a flick of a finger; what can be used by itself inside stays usable, and a mouse can select text.
 *
 * A drag needs no pause of its own: the capture keeps the pointer inside the toast, where it counts as resting on it.
 */
export function useToastPointer({ pause, resume, dismiss }: ToastCallbacks) {
  const press = useRef<PointerEvent>(null);
  const isDrag = useRef(false);

  const onPointer = (event: PointerEvent) => {
    const { type, clientX, clientY } = event;
    const isDown = type === 'pointerdown';
    if (isDown) {
      press.current = event;
      isDrag.current = false;
    }
    // A toast that comes under a pointer at rest does not have its attention.
    if (isDown || event.movementX || event.movementY) pause('hover', itemOf(event)?.dataset.id);
    const from = press.current;
    if (!from || !closing(from)) return;
    const item = itemOf(from);
    // What closes it can be pressed where the toast itself can't be dragged.
    if (!item?.dataset.closes) return;
    const offset = clientX - from.clientX;
    const distance = Math.abs(offset);
    const isFinger = from.pointerType !== 'mouse';
    isDrag.current ||= Math.hypot(offset, clientY - from.clientY) > SLOP_PX;
    if (!isDrag.current || (!isFinger && (from.target as Element).closest('bdi'))) return;
    const share = distance / item.offsetWidth;
    // By the first button alone. Not before: a press that is captured gives its click to the toast.
    if (type === 'pointermove' && event.buttons === 1) {
      item.style.cssText = `translate:${offset}px;opacity:${1 - share}`;
      return item.setPointerCapture(event.pointerId);
    }
    item.style.cssText = '';
    press.current = null;
    const isFlick = isFinger && distance > FLICK_PX && distance > FLICK_PX_PER_MS * (event.timeStamp - from.timeStamp);
    if (type === 'pointerup' && (isFlick || share >= DISMISS_SHARE)) dismiss(item.dataset.id);
  };
  return {
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onPointerUp: onPointer,
    onPointerCancel: onPointer,
    onPointerLeave: () => resume('hover'),
    // The browser sends a click after a drag too.
    onClick(event: MouseEvent) {
      if (closing(event) && !isDrag.current && !event.defaultPrevented) dismiss(itemOf(event)?.dataset.id);
      isDrag.current = false;
    },
  };
}

function itemOf({ target }: { target: EventTarget }): HTMLElement | null {
  return (target as Element).closest('li');
}

/** Whether a press there closes; not where it is for what can be used by itself. */
function closing({ target }: { target: EventTarget }): boolean | undefined {
  const used = (target as Element).closest('a,button,input,select,textarea,label,summary,[role],[tabindex]');
  return used?.hasAttribute('data-closes');
}
