import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ToastCallbacks } from './toast-view.ts';

/** The share of its own width that a toast must be dragged to be dismissed. Source: specification §9. */
const DISMISS_SHARE = 0.8;
/** A press that moves no further than this, in CSS pixels, is a click, however shaky the hand. */
const SLOP_PX = 6;
/** The minimum speed of a flick that dismisses a toast: its share of the toast's width per millisecond. */
const FLICK_SHARE_PER_MS = 0.0015;

/**
 * Pauses the timers under a pointer that moves or presses. Dismisses elements with `data-closes` on a click, a drag to
 * either side, or a finger's flick; controls inside stay usable, and a mouse can select the text of other toasts.
 *
 * A drag needs no pause of its own: pointer capture keeps the pointer inside the toast, so it counts as hovering.
 */
export function useToastPointer({ pause, resume, dismiss }: ToastCallbacks) {
  const press = useRef<PointerEvent>(null);
  /** Whether the press has become a drag. */
  const isDrag = useRef(false);
  const onPointer = (event: PointerEvent) => {
    const { type, buttons, movementX, movementY } = event;
    const isDown = type === 'pointerdown';
    if (isDown) {
      press.current = event;
      isDrag.current = false;
    }
    // A toast that appears under a resting pointer isn't being read.
    if (isDown || movementX || movementY) pause('hover', itemAt(event)?.dataset.id);
    const from = press.current;
    if (!buttons) press.current = null;
    if (!from || from.buttons > 1 || !closes(from)) return;
    const item = itemAt(from);
    // A toast that can't be dragged may still have a close button.
    if (!item?.dataset.closes) return;
    const offset = event.clientX - from.clientX;
    const share = Math.abs(offset) / item.offsetWidth;
    const isFinger = from.pointerType !== 'mouse';
    isDrag.current ||= Math.hypot(offset, event.clientY - from.clientY) > SLOP_PX;
    if (!isDrag.current) return;
    // Primary button only. No earlier: a captured press would send its click to the toast.
    if (buttons === 1) {
      item.style.cssText = `translate:${offset}px;opacity:${1 - share / DISMISS_SHARE}`;
      return item.setPointerCapture(event.pointerId);
    }
    item.style.cssText = '';
    const isFlick = isFinger && share > FLICK_SHARE_PER_MS * (event.timeStamp - from.timeStamp);
    if (type === 'pointerup' && (isFlick || share >= DISMISS_SHARE)) dismiss(item.dataset.id);
  };
  return {
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onPointerUp: onPointer,
    onPointerCancel: onPointer,
    onPointerLeave() {
      // Later events don't belong to a press on a toast.
      press.current = null;
      resume('hover');
    },
    /** Keeps a drag from selecting text. */
    onMouseDown: (event: MouseEvent) => closes(event) && event.preventDefault(),
    // Browsers send a click after a drag too; a click by keyboard has no `detail`.
    onClick(event: MouseEvent) {
      if (closes(event) && !(event.detail && isDrag.current)) dismiss(itemAt(event)?.dataset.id);
    },
  };
}

function itemAt({ target }: { target: EventTarget }): HTMLElement | null {
  return (target as Element).closest('li');
}

/** Returns whether a press there closes the toast; presses on other controls don't. */
function closes({ target }: { target: EventTarget }): boolean | undefined {
  const used = (target as Element).closest('a,button,input,select,textarea,label,summary,[role],[tabindex]');
  return used?.hasAttribute('data-closes');
}
