import { contact } from '../site.ts';

export interface Criterion {
  /** Its number in WCAG 2.2. */
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** The evidence: an automated test, how the site is built, or that it hasn't been checked yet. */
  check: string;
}

const axe = 'axe on every page type except the 404 page, in both themes, at three widths';
const keys = 'automated keyboard tests; we tabbed through every page in November 2026';
const stops = 'an automated test that focuses every control on every page';
const trees = 'we read each page’s accessibility tree in November 2026';
const unchecked = 'not yet checked by hand';
const none = 'not applicable: the site has no such content';

export const hero = {
  title: 'Accessibility.',
  lead: 'This site is built to meet WCAG 2.2 at level AA. This page lists how each criterion is checked, what hasn’t been checked yet, the limits we know of, and the keyboard controls.',
} as const;

export const words = {
  criteria: 'Each criterion, and how it’s checked.',
  limits: 'Known limits.',
  keys: 'Keyboard controls.',
  name: 'Criterion and level',
  check: 'How it’s checked',
  report: 'Found a barrier?',
  reportText: `Tell us what you tried to do, and which browser or assistive technology you used. A person replies within ${contact.replyWithin}.`,
} as const;

export const criteria: readonly Criterion[] = [
  row('1.1.1', 'Non-text Content', 'A', `${axe}; ${trees}`),
  row('1.2.1', 'Audio-only and Video-only', 'A', none),
  row('1.2.2', 'Captions (Prerecorded)', 'A', none),
  row('1.2.3', 'Audio Description or Media Alternative', 'A', none),
  row('1.2.4', 'Captions (Live)', 'AA', none),
  row('1.2.5', 'Audio Description (Prerecorded)', 'AA', none),
  row('1.3.1', 'Info and Relationships', 'A', `${axe}; ${trees}`),
  row('1.3.2', 'Meaningful Sequence', 'A', trees),
  row(
    '1.3.3',
    'Sensory Characteristics',
    'A',
    'no instructions rely on shape, position or color alone; all text reviewed in November 2026',
  ),
  row('1.3.4', 'Orientation', 'AA', 'the site works in both orientations; no style depends on one'),
  row('1.3.5', 'Identify Input Purpose', 'AA', axe),
  row('1.4.1', 'Use of Color', 'A', `every status has a word or mark; grayscale is ${unchecked}`),
  row('1.4.2', 'Audio Control', 'A', none),
  row('1.4.3', 'Contrast (Minimum)', 'AA', 'an automated test of all color pairs, in both themes'),
  row('1.4.4', 'Resize Text', 'AA', 'an automated test of every page with text at double size'),
  row('1.4.5', 'Images of Text', 'AA', 'figures contain real text, not pictures of text'),
  row('1.4.10', 'Reflow', 'AA', 'an automated test of every page at 320 CSS pixels'),
  row('1.4.11', 'Non-text Contrast', 'AA', 'an automated test of control borders, in both themes'),
  row('1.4.12', 'Text Spacing', 'AA', 'an automated test of every page with this spacing and text at double size'),
  row('1.4.13', 'Content on Hover or Focus', 'AA', 'nothing appears on hover alone'),
  row('2.1.1', 'Keyboard', 'A', keys),
  row('2.1.2', 'No Keyboard Trap', 'A', keys),
  row('2.1.4', 'Character Key Shortcuts', 'A', 'not applicable: there are no single-key shortcuts on public pages'),
  row('2.2.1', 'Timing Adjustable', 'A', 'notifications stay while the pointer or focus is on them'),
  row('2.2.2', 'Pause, Stop, Hide', 'A', 'an automated test of the button that pauses the animation'),
  row('2.3.1', 'Three Flashes or Below Threshold', 'A', 'nothing flashes'),
  row('2.4.1', 'Bypass Blocks', 'A', 'an automated test of the skip link'),
  row('2.4.2', 'Page Titled', 'A', 'an automated test of all page titles'),
  row('2.4.3', 'Focus Order', 'A', 'focus follows the document order; we tabbed through every page in November 2026'),
  row('2.4.4', 'Link Purpose (In Context)', 'A', axe),
  row('2.4.5', 'Multiple Ways', 'AA', 'menu, footer, blog search and sitemap'),
  row(
    '2.4.6',
    'Headings and Labels',
    'AA',
    'all headings reviewed in November 2026; labels not yet reviewed one by one',
  ),
  row('2.4.7', 'Focus Visible', 'AA', `${stops}: the whole focus ring is visible`),
  row('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', `${stops}: nothing covers it`),
  row('2.5.1', 'Pointer Gestures', 'A', 'no gesture needs more than a tap'),
  row('2.5.2', 'Pointer Cancellation', 'A', 'controls act when the pointer is released'),
  row('2.5.3', 'Label in Name', 'A', axe),
  row('2.5.4', 'Motion Actuation', 'A', none),
  row('2.5.7', 'Dragging Movements', 'AA', 'notifications can also be closed with a button'),
  row('2.5.8', 'Target Size (Minimum)', 'AA', axe),
  row('3.1.1', 'Language of Page', 'A', axe),
  row('3.1.2', 'Language of Parts', 'AA', 'every page is in English only'),
  row('3.2.1', 'On Focus', 'A', `${stops}: focus alone opens and moves nothing`),
  row('3.2.2', 'On Input', 'A', 'automated tests of search and filters: focus stays in place'),
  row('3.2.3', 'Consistent Navigation', 'AA', 'one header and one footer for all pages'),
  row('3.2.4', 'Consistent Identification', 'AA', trees),
  row('3.2.6', 'Consistent Help', 'A', 'email and assistant links in the footer of every page'),
  row('3.3.1', 'Error Identification', 'A', 'automated tests of the forms'),
  row('3.3.2', 'Labels or Instructions', 'A', axe),
  row('3.3.3', 'Error Suggestion', 'AA', 'automated tests of the forms'),
  row('3.3.4', 'Error Prevention', 'AA', 'not applicable: no form makes a purchase or a contract'),
  row('3.3.7', 'Redundant Entry', 'A', 'no form asks for the same information twice'),
  row('3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'passwords can be pasted and filled in'),
  row('4.1.2', 'Name, Role, Value', 'A', axe),
  row('4.1.3', 'Status Messages', 'AA', 'automated tests of announcements'),
];

export const limits: readonly string[] = [
  'The assistant’s answers are generated. We can’t check their wording in advance.',
  'Blog search, sorting and page buttons need JavaScript. Reading articles doesn’t.',
  'We haven’t tested with a screen reader by hand yet. Roles, names and announcements are checked by automated tests only.',
];

export const keyMap: readonly (readonly [keys: string, effect: string])[] = [
  ['Tab, Shift Tab', 'moves to the next or previous control; the first stop is a link that skips to the content'],
  ['Enter', 'follows a link, presses a button, sends a question to the assistant'],
  ['Space', 'presses a button; opens or closes a question'],
  ['Escape', 'closes the menu; exits the chat’s fullscreen view'],
  ['Shift Enter', 'starts a new line in a chat message'],
];

function row(id: string, name: string, level: Criterion['level'], check: string): Criterion {
  return { id, name, level, check };
}
