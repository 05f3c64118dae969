import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The share of its own width that a toast must be dragged to be dismissed. Source: specification §9. */
const DISMISS_SHARE = 0.8;
/** A press that moves no further than this, in CSS pixels, is a click. */
const SLOP_PX = 6;
/** The minimum speed of a flick that dismisses a toast, in toast widths per millisecond. */
const FLICK_SHARE_PER_MS = 0.0015;

/**
 * Returns event handlers for a toast. While `canDrag`, a click, a sideways drag, or a flick by touch or pen dismisses
 * the toast. Its controls stay usable.
 *
 * The timers stop during a drag, because pointer capture makes the drag count as hovering.
 */
export function useToastDrag(canDrag: boolean, dismiss: () => void) {
  const press = useRef<PointerEvent>(null);
  /** The distance that the last press dragged the toast, as a share of its width; `undefined` if it wasn't a drag. */
  const dragged = useRef<number>(undefined);
  const canPress = (event: MouseEvent) => canDrag && isOutsideControls(event);
  const release = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    press.current = null;
    currentTarget.style.cssText = '';
  };
  return {
    onPointerDown(event: PointerEvent) {
      dragged.current = undefined;
      press.current = event.isPrimary && event.buttons === 1 && canPress(event) ? event : null;
    },
    onPointerMove({ clientX, clientY, pointerId, currentTarget: item }: PointerEvent<HTMLElement>) {
      const from = press.current;
      if (!from) return;
      const offset = clientX - from.clientX;
      if (dragged.current === undefined && Math.hypot(offset, clientY - from.clientY) <= SLOP_PX) return;
      dragged.current = Math.abs(offset) / item.offsetWidth;
      // Captures the pointer only for a drag: on press, capture would redirect a button's click to the toast.
      item.setPointerCapture(pointerId);
      item.style.cssText = `translate:${offset}px;opacity:${1 - dragged.current / DISMISS_SHARE}`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = press.current;
      const share = dragged.current;
      release(event);
      if (!canDrag || !from || share === undefined) return;
      const isFlick = from.pointerType !== 'mouse' && share > FLICK_SHARE_PER_MS * (event.timeStamp - from.timeStamp);
      if (isFlick || share >= DISMISS_SHARE) dismiss();
    },
    onPointerCancel: release,
    // Ends the press, because the toast misses the later events of a pointer that has left.
    onPointerLeave: release,
    // Prevents text selection during a drag.
    onMouseDown: (event: MouseEvent) => canPress(event) && event.preventDefault(),
    // Ignores the click that browsers fire after a drag.
    onClick: (event: MouseEvent) => canPress(event) && dragged.current === undefined && dismiss(),
  };
}

/** Returns whether the event is on the toast, which has a `tabindex`, and not on a control inside the toast. */
function isOutsideControls({ target, currentTarget }: MouseEvent): boolean {
  const control = (target as Element).closest('a,button,input,select,textarea,label,summary,[role],[tabindex]');
  return control === currentTarget;
}
