import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The share of its own width that a toast must be dragged to be dismissed. Source: specification §9. */
const DISMISS_SHARE = 0.8;
/** A press that moves no further than this, in CSS pixels, is a click. */
const SLOP_PX = 6;
/** The minimum speed of a flick that dismisses a toast: its share of the toast's width per millisecond. */
const FLICK_SHARE_PER_MS = 0.0015;

/**
 * Returns the handlers of a toast that a click, a drag to either side, or a finger's flick dismisses while `canDrag`.
 * Controls inside stay usable.
 *
 * A drag needn't pause the timers: pointer capture keeps the pointer inside the toast, so a drag counts as hovering.
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
      // Not on press: pointer capture would redirect the press's click to the toast.
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
    // Later events don't belong to a press on this toast.
    onPointerLeave: release,
    /** Keeps a drag from selecting text. */
    onMouseDown: (event: MouseEvent) => canPress(event) && event.preventDefault(),
    // Browsers send a click after a drag too.
    onClick: (event: MouseEvent) => canPress(event) && dragged.current === undefined && dismiss(),
  };
}

/** Returns whether the event is on the toast, which has a `tabindex` itself, and not on a control in it. */
function isOutsideControls({ target, currentTarget }: MouseEvent): boolean {
  const control = (target as Element).closest('a,button,input,select,textarea,label,summary,[role],[tabindex]');
  return control === currentTarget;
}
