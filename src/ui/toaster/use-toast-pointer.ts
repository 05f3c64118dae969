import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ToastCallbacks } from './toast-view.ts';

/** The share of its own width that a toast must be dragged to be dismissed. Source: specification §9. */
const DISMISS_SHARE = 0.8;
/** A press that moves less of it is a click, however shaky the hand. */
const SLOP_SHARE = 0.015;
/** A finger that moves so much of it in a millisecond throws the toast away. */
const FLICK_SHARE_PER_MS = 0.0015;

/**
 * Holds the time under a pointer that moves or presses. Dismisses what has `data-closes` by a click, by a drag to either
 * side, or by a flick of a finger; what can be used by itself inside stays usable, and a mouse can select text.
 *
 * A drag needs no pause of its own: the capture keeps the pointer inside the toast, where it counts as resting on it.
 */
export function useToastPointer({ pause, resume, dismiss }: ToastCallbacks) {
  const press = useRef<PointerEvent>(null);
  /** Whether the press has become a drag, or a selection. */
  const isDrag = useRef(false);
  const onPointer = (event: PointerEvent) => {
    const { type, movementX, movementY } = event;
    const isDown = type === 'pointerdown';
    if (isDown) {
      press.current = event;
      isDrag.current = false;
    }
    // A toast that comes under a pointer at rest does not have its attention.
    if (isDown || movementX || movementY) pause('hover', itemAt(event)?.dataset.id);
    const from = press.current;
    if (!from || !closes(from)) return;
    const item = itemAt(from);
    // What closes it can be pressed where the toast itself can't be dragged.
    if (!item?.dataset.closes) return;
    const offset = event.clientX - from.clientX;
    const share = Math.abs(offset) / item.offsetWidth;
    const isFinger = from.pointerType !== 'mouse';
    isDrag.current ||= share > SLOP_SHARE;
    if (!isDrag.current || (!isFinger && (from.target as Element).closest('bdi'))) return;
    // By the first button alone. Not before: a press that is captured gives its click to the toast.
    if (event.buttons === 1) {
      item.style.cssText = `translate:${offset}px;opacity:${1 - share}`;
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
    onPointerLeave: () => resume('hover'),
    // The browser sends a click after a drag too; a keyboard's has no `detail`.
    onClick(event: MouseEvent) {
      if (closes(event) && !(event.detail && isDrag.current)) dismiss(itemAt(event)?.dataset.id);
    },
  };
}

function itemAt({ target }: { target: EventTarget }): HTMLElement | null {
  return (target as Element).closest('li');
}

/** Whether a press there closes; not where it is for what can be used by itself. */
function closes({ target }: { target: EventTarget }): boolean | undefined {
  const used = (target as Element).closest('a,button,input,select,textarea,label,summary,[role],[tabindex]');
  return used?.hasAttribute('data-closes');
}
