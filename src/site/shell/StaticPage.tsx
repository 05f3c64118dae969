import { useState } from 'react';

/**
 * A page that is finished as HTML.
 *
 * React leaves the inside of this element alone: in the browser it is given nothing to put there, and hydration keeps
 * what it finds. So the page costs no script until somebody comes back to it from another page.
 */
export function StaticPage({ html }: { html: string }) {
  // One object for good: at the sight of another, React would write the empty text over the page.
  const [content] = useState({ __html: html });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the prerenderer's own; the browser never sets any
  return <div suppressHydrationWarning dangerouslySetInnerHTML={content} />;
}
