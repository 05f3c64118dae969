// Runs in every page in development. Renews the styles or reloads the page after a build, and shows problems over the
// last good page. The security policy blocks `innerHTML` and style elements.
import type { BuildState } from '../channel.ts';

/** The build's state when this script was requested. The server inserts it. */
declare const __STATE__: BuildState;

const { src } = document.currentScript as HTMLScriptElement;
const panel = Object.assign(document.createElement('pre'), { popover: 'auto', role: 'alert' });
panel.style.cssText = `position: fixed; inset: auto 0 0; width: auto; max-height: 70vh; margin: 0; padding: 20px 24px;
  overflow: auto; border: 0; border-top: 4px solid #ff5a36; background: #171e2d; color: #f4f2ec; text-align: start;
  font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;`;
let styles = __STATE__.build;
let events: EventSource | undefined;

/** Shows the problems above everything, including dialogs. Escape hides them. */
function show(problems: readonly string[]): void {
  panel.remove();
  panel.textContent = problems.join('\n\n');
  if (problems.length === 0) return;
  document.documentElement.append(panel);
  panel.showPopover();
}

/** Loads the stylesheets again. Keeps each old one until its replacement has loaded, so that the page doesn't flash. */
function renewStyles(build: number): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = `${link.href.split('?')[0]}?${build}`;
    next.onload = () => link.remove();
    link.after(next);
  }
}

/** Connects only while the tab is visible, because a browser opens at most six connections to a server. */
function connect(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(new URL('events', src));
  events.onmessage = ({ data }) => {
    const { build, code, problems }: BuildState = JSON.parse(data);
    if (code && code !== __STATE__.code) location.reload();
    else if (build !== styles) renewStyles(build);
    styles = build;
    show(problems);
  };
  events.onerror = () => show(['The development server is restarting or has stopped. See the terminal.']);
}

document.addEventListener('visibilitychange', connect);
connect();
