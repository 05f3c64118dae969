/**
 * Patches `Node`, so that React tolerates nodes that other code has moved. Translators wrap every text in an element.
 * React would throw when it removes a wrapped text, or inserts a node before a wrapped text.
 *
 * React's report: https://github.com/facebook/react/issues/11538. Remove this when React tolerates moved nodes, or when
 * Chrome's translator no longer wraps texts (test/browser/foreign-html.test.ts).
 *
 * `removeChild` removes the node from its current parent. `insertBefore` inserts before the wrapper, else at the end.
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
