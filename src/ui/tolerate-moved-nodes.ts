/**
 * Lets React go on where others have moved the nodes that it made: translators wrap every text, and React would throw when
 * it takes one out of, or puts something before one in, the element where it left it.
 *
 * A node that is elsewhere is taken away from there; a place is found by whatever it was wrapped in, else it is the end.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}
