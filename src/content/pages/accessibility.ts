import { contact } from '../site.ts';

export interface Criterion {
  /** Its number in WCAG 2.2. */
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** The automated test behind it, what the site is built like, or that nobody has checked it yet. */
  check: string;
}

const axe = 'axe on every kind of page but the one for wrong addresses, in both themes, at three widths';
const keys = 'browser tests by keyboard; every page walked with the Tab key in November 2026';
const stops = 'a browser test that puts the focus on every control of every page';
const trees = 'a test compares what each page tells assistive technology with what was read in November 2026';
const unchecked = 'not checked by hand yet';
const none = 'nothing here that it is about';

export const hero = {
  title: 'Accessibility.',
  lead: 'This site is built to meet WCAG 2.2 at level AA. Here is which test stands behind each criterion, what nobody has checked yet, what we know to be missing, and which keys do what.',
} as const;

export const words = {
  criteria: 'The criteria, one by one.',
  limits: 'Known limits.',
  keys: 'Keys.',
  name: 'Criterion and level',
  check: 'Checked by',
  report: 'Something in your way?',
  reportText: `Write to us what you tried and with what. A person answers within ${contact.replyWithin}.`,
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
    'no text tells a thing by its shape, place or color alone: looked for in all texts in November 2026',
  ),
  row('1.3.4', 'Orientation', 'AA', 'nothing asks for one: no stylesheet names an orientation'),
  row('1.3.5', 'Identify Input Purpose', 'AA', axe),
  row('1.4.1', 'Use of Color', 'A', `every status has a word or a mark; in gray it is ${unchecked}`),
  row('1.4.2', 'Audio Control', 'A', none),
  row('1.4.3', 'Contrast (Minimum)', 'AA', 'a unit test of all color pairs in both themes'),
  row('1.4.4', 'Resize Text', 'AA', 'a browser test of every page with letters twice as large'),
  row('1.4.5', 'Images of Text', 'AA', 'figures are drawn with text'),
  row('1.4.10', 'Reflow', 'AA', 'a browser test of every page at 320 CSS pixels'),
  row('1.4.11', 'Non-text Contrast', 'AA', 'a unit test of edges in both themes'),
  row('1.4.12', 'Text Spacing', 'AA', 'a browser test of every page with that spacing and letters twice as large'),
  row('1.4.13', 'Content on Hover or Focus', 'AA', 'nothing appears on hover alone'),
  row('2.1.1', 'Keyboard', 'A', keys),
  row('2.1.2', 'No Keyboard Trap', 'A', keys),
  row('2.1.4', 'Character Key Shortcuts', 'A', 'there are none'),
  row('2.2.1', 'Timing Adjustable', 'A', 'messages wait while the pointer or the focus is on them'),
  row('2.2.2', 'Pause, Stop, Hide', 'A', 'a browser test of the valve that stops the figure'),
  row('2.3.1', 'Three Flashes or Below Threshold', 'A', 'nothing flashes'),
  row('2.4.1', 'Bypass Blocks', 'A', 'a browser test of the skip link'),
  row('2.4.2', 'Page Titled', 'A', 'a test of all titles'),
  row('2.4.3', 'Focus Order', 'A', 'every page walked with the Tab key in November 2026: the order is the document’s'),
  row('2.4.4', 'Link Purpose (In Context)', 'A', axe),
  row('2.4.5', 'Multiple Ways', 'AA', 'menu, footer, search of the blog, sitemap'),
  row('2.4.6', 'Headings and Labels', 'AA', 'all headings read in November 2026; labels not read one by one yet'),
  row('2.4.7', 'Focus Visible', 'AA', `${stops}: its ring is seen whole`),
  row('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', `${stops}: nothing covers it`),
  row('2.5.1', 'Pointer Gestures', 'A', 'none is needed'),
  row('2.5.2', 'Pointer Cancellation', 'A', 'controls act on release'),
  row('2.5.3', 'Label in Name', 'A', axe),
  row('2.5.4', 'Motion Actuation', 'A', none),
  row('2.5.7', 'Dragging Movements', 'AA', 'messages can be closed by a button, too'),
  row('2.5.8', 'Target Size (Minimum)', 'AA', axe),
  row('3.1.1', 'Language of Page', 'A', axe),
  row('3.1.2', 'Language of Parts', 'AA', 'one language throughout'),
  row('3.2.1', 'On Focus', 'A', `${stops}: nothing moves or opens by that`),
  row('3.2.2', 'On Input', 'A', 'browser tests of search and filters: the focus stays'),
  row('3.2.3', 'Consistent Navigation', 'AA', 'one header and one footer for all pages'),
  row('3.2.4', 'Consistent Identification', 'AA', trees),
  row('3.2.6', 'Consistent Help', 'A', 'mail and assistant in the footer of every page'),
  row('3.3.1', 'Error Identification', 'A', 'browser tests of the forms'),
  row('3.3.2', 'Labels or Instructions', 'A', axe),
  row('3.3.3', 'Error Suggestion', 'AA', 'browser tests of the forms'),
  row('3.3.4', 'Error Prevention', 'AA', 'no form here binds or pays'),
  row('3.3.7', 'Redundant Entry', 'A', 'nothing is asked twice'),
  row('3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'passwords can be pasted and filled in'),
  row('4.1.2', 'Name, Role, Value', 'A', axe),
  row('4.1.3', 'Status Messages', 'AA', 'browser tests of what is announced'),
];

export const limits: readonly string[] = [
  'The assistant’s answers come from a workflow of the site’s owner: their wording is not checked.',
  'Searching, sorting and turning pages in the blog need JavaScript; reading does not.',
  'No screen reader has been tried by hand yet: roles, names and announcements are checked by machine only.',
];

export const keyMap: readonly (readonly [keys: string, effect: string])[] = [
  ['Tab, Shift Tab', 'to the next and the previous control; the first one skips to the content'],
  ['Enter', 'follows a link, presses a button, sends a question to the assistant'],
  ['Space', 'presses a button, opens and closes an answer'],
  ['Escape', 'closes the menu and the chat’s full screen'],
  ['Shift Enter', 'a new line in a question'],
];

function row(id: string, name: string, level: Criterion['level'], check: string): Criterion {
  return { id, name, level, check };
}
