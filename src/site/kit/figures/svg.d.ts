/** A line drawing, as compiled by bundle/plugins.ts. */
declare module '*.svg' {
  const drawing: import('./Figure.tsx').Drawing;
  export default drawing;
}
