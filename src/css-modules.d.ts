/** What `import * as styles from './X.module.css'` gives: class names by local name. The build fails on a misspelt one. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
