/**
 * Lets React continue after other code has moved its nodes: translators wrap every text, and React would throw when
 * it removes a node from its original parent, or inserts one before it.
 *
 * Removes a moved node from its current parent; inserts before the moved node's wrapper, else at the end.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let sibling = before;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, node, sibling) as T;
  };
}
