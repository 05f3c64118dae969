import type { PageHead } from '../page-head.ts';
import { hasBlog, hasCareers, hasChat, hasConsole, hasLanguages, hasPhone, hasTestimonials } from '../parts.ts';
import { present } from '../present.ts';
import { contact } from '../site.ts';
import { titled } from '../titles.ts';
import type { LegalItem, LegalPage, LegalSection } from './legal.ts';

export const head: PageHead = {
  title: titled('Accessibility: criteria and checks'),
  description:
    'How this site meets WCAG 2.2 at level AA: the test or check behind each criterion, the known limits, and the keyboard controls.',
};

const { phone } = contact;
const axe = 'automated axe test of every page at desktop width in the light theme';
const hasLists = hasBlog || hasCareers || hasTestimonials;
const keys = 'automated keyboard tests';
const stops = 'automated test that focuses every control on every page';
const forms = 'automated tests of the forms';
const unchecked = 'not checked by hand yet';

export const lead =
  'This site is built to meet WCAG\u00a02.2 at level AA. This page lists its known limits, the keyboard controls, and how each criterion is checked.';

export const limits: readonly string[] = present(
  'By hand, we tried the main tasks with one screen reader: Orca 43 with Firefox 153 on Linux. We haven’t tried NVDA, JAWS, VoiceOver or TalkBack. Automated tests check roles, names and announcements in Chromium 156.',
  hasChat && 'The assistant chooses its answers automatically. We can’t check each one in advance.',
  `The contact form${hasChat ? `${hasBlog ? ',' : ' and'} the assistant` : ''}${hasBlog ? ', and blog search, sorting and page buttons' : ''} need${hasChat || hasBlog ? '' : 's'} JavaScript. Reading doesn’t.`,
);

export const keyMap = present<readonly [keys: string, effect: string]>(
  ['Tab, Shift Tab', 'moves to the next or previous control. The first is a link that skips to the content'],
  ['Enter', hasChat ? 'follows a link, presses a button or sends a chat message' : 'follows a link or presses a button'],
  ['Space', 'presses a button, or opens or closes a section'],
  ['Escape', `closes the menu${hasChat ? ', or exits the chat’s fullscreen view' : ''}`],
  hasChat && ['Shift Enter', 'starts a new line in a chat message'],
  ['Alt T', 'moves to the newest alert, if there is one'],
);

export const accessibility: LegalPage = {
  drawing: 'A sheet on a drawing board that is turned and raised to suit its reader',
  title: 'Accessibility',
  subtitle: lead,
  badges: ['Target: WCAG 2.2 AA', 'Not audited by a third party'],
  sections: present(
    {
      id: 'overview',
      title: 'Known Limits',
      icon: 'M12 2l11 20H1z|M12 9v6M12 18v1',
      content: [
        limits,
        'Automated tests find missing names, weak contrast, lost focus and pages that break when zoomed. They can’t tell whether the writing is clear or a task is easy, so some barriers will be missing from this list.',
        'If you find one, please report it with the button at the end of this page.',
      ],
    },
    {
      id: 'ways',
      title: 'What You Can Do',
      icon: 'M5 3h5v6H5zM14 15h5v6h-5z|M1 6h4M10 6h13M1 18h13M19 18h4',
      content: [
        'The site follows the settings of your browser and system:',
        [
          'Zoom in to four times the size, or double the text size. In a window 1280 pixels wide, no page then scrolls sideways.',
          'Turn on reduced motion, and drawings don’t move. Otherwise, each stops soon after it has started, or moves only while the pointer is on it.',
          'Choose a dark theme or high contrast, and the site uses it.',
          'Turn off JavaScript, and you can still read every page.',
        ],
        `If you can’t use a form${hasChat ? ' or the assistant' : ''}, a person can help you by email${hasPhone ? ' or phone' : ''}:`,
        present(
          { label: 'Email', text: contact.email, href: `mailto:${contact.email}` },
          hasPhone && phone && { label: 'Phone', text: phone.label, href: phone.href },
        ),
      ],
    },
    {
      id: 'keyboard',
      title: 'Keyboard Controls',
      icon: 'M1 5h22v14H1z|M4 9.5h2M8 9.5h2M12 9.5h2M16 9.5h4M4 12.5h4M10 12.5h2M14 12.5h2M18 12.5h2M7 15.5h10',
      content: [
        'Every page works with the keyboard alone:',
        keyMap.map(([label, text]) => ({ label, text })),
        'Public pages have no single-key shortcuts.',
      ],
    },
    principle('perceivable', 'Perceivable', 'M1 12c6-9 16-9 22 0-6 9-16 9-22 0z|M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', [
      ['1.1.1 Non-text Content (A)', axe],
      ['1.3.1 Info and Relationships (A)', axe],
      ['1.3.2 Meaningful Sequence (A)', `the source order is the reading order; ${unchecked}`],
      ['1.3.3 Sensory Characteristics (A)', 'no instruction relies on shape, position or color alone'],
      ['1.3.4 Orientation (AA)', 'no style depends on the orientation'],
      ['1.3.5 Identify Input Purpose (AA)', axe],
      ['1.4.1 Use of Color (A)', `every status has a word or a mark; ${unchecked}`],
      ['1.4.3 Contrast, Minimum (AA)', 'automated test of all color pairs, in both themes'],
      ['1.4.4 Resize Text (AA)', 'automated test of every page with text at double size'],
      ['1.4.5 Images of Text (AA)', 'figures contain real text, not pictures of text'],
      ['1.4.10 Reflow (AA)', 'automated test of every page at 320 CSS pixels'],
      ['1.4.11 Non-text Contrast (AA)', 'automated test of border colors, in both themes'],
      ['1.4.12 Text Spacing (AA)', 'automated test of every page with this spacing and text at double size'],
      ['1.4.13 Content on Hover or Focus (AA)', 'nothing appears on hover alone'],
    ]),
    principle('operable', 'Operable', 'M8 14V4a2 2 0 0 1 4 0v6l8 2v3l-2 7H9l-6-8h3z|M12 10v4M16 11v4', [
      ['2.1.1 Keyboard (A)', keys],
      ['2.1.2 No Keyboard Trap (A)', keys],
      ['2.2.1 Timing Adjustable (A)', 'alerts stay while the pointer or focus is on them'],
      ['2.2.2 Pause, Stop, Hide (A)', 'drawings that start to move soon stop; automated test of the home page’s'],
      ['2.3.1 Three Flashes (A)', 'nothing flashes'],
      ['2.4.1 Bypass Blocks (A)', 'automated test of the skip link'],
      ['2.4.2 Page Titled (A)', 'automated test of all page titles'],
      ['2.4.3 Focus Order (A)', 'focus follows the source order; automated test that it moves through the page'],
      ['2.4.4 Link Purpose, In Context (A)', axe],
      ['2.4.5 Multiple Ways (AA)', `menu, footer${hasBlog ? ', blog search' : ''} and sitemap`],
      ['2.4.6 Headings and Labels (AA)', unchecked],
      ['2.4.7 Focus Visible (AA)', `${stops}: the whole focus ring is visible`],
      ['2.4.11 Focus Not Obscured, Minimum (AA)', `${stops}: nothing covers the control`],
      ['2.5.1 Pointer Gestures (A)', 'no gesture needs more than a tap'],
      ['2.5.2 Pointer Cancellation (A)', 'controls act when the pointer is released'],
      ['2.5.3 Label in Name (A)', axe],
      ['2.5.7 Dragging Movements (AA)', 'alerts can also be closed with a button'],
      ['2.5.8 Target Size, Minimum (AA)', axe],
    ]),
    principle('understandable', 'Understandable', 'M5 2h10l4 4v16H5z|M15 2v4h4M8 10.5h8M8 13.5h8M8 16.5h5', [
      ['3.1.1 Language of Page (A)', axe],
      ['3.1.2 Language of Parts (AA)', hasLanguages ? 'parts in another language than their page are marked' : 'every page is in English only'],
      ['3.2.1 On Focus (A)', `${stops}: focus alone opens and moves nothing`],
      ['3.2.2 On Input (A)', hasLists ? 'automated tests of search and filters: focus stays where it is' : 'input alone moves nothing'],
      ['3.2.3 Consistent Navigation (AA)', 'one header and one footer for all pages'],
      ['3.2.4 Consistent Identification (AA)', 'all pages share the same components'],
      ['3.2.6 Consistent Help (A)', hasChat ? 'email and assistant links in the footer of every page' : 'an email link in the footer of every page'],
      ['3.3.1 Error Identification (A)', forms],
      ['3.3.2 Labels or Instructions (A)', axe],
      ['3.3.3 Error Suggestion (AA)', forms],
      ['3.3.7 Redundant Entry (A)', 'no form asks for the same information twice'],
    ]),
    principle('robust', 'Robust', 'M4 3h16v18H4z|m8 12 3 3 5-6', [
      ['4.1.2 Name, Role, Value (A)', axe],
      ['4.1.3 Status Messages (AA)', 'automated tests of announcements'],
    ]),
    {
      id: 'not-applicable',
      title: 'What Doesn’t Apply',
      icon: 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0|m5.5 5.5 13 13',
      content: [
        'The public pages don’t contain:',
        [
          'Audio and video (1.2.1 to 1.2.5, 1.4.2)',
          'Single-key shortcuts (2.1.4) and controls that react to motion (2.5.4)',
          'Purchases or contracts concluded in a form (3.3.4), and sign-in (3.3.8)',
        ],
      ],
    },
    hasConsole && {
      id: 'console',
      title: 'The Admin Console',
      icon: 'M2 3h20v14H2zM7 22h10|M12 17v5M5 7.5h6M5 10.5h9',
      content: [
        'The console at /admin is built to meet the same level:',
        [
          'Automated tests run axe on every screen, including while it loads and after it fails.',
          'In Review, single-letter shortcuts work only while the focus is on the investment. A switch in the profile turns them off (2.1.4).',
          'Each decision can be undone for a few seconds. The countdown pauses while the pointer or focus is on it, and a setting in the profile lengthens it (2.2.1).',
          'Sign-in allows pasting and password managers (3.3.8).',
        ],
      ],
    },
  ),
  closing: {
    title: 'Found a Barrier?',
    text: `Tell us what you tried to do, and which browser or assistive technology you used. A person replies within ${contact.replyWithin}.`,
    mail: { label: 'Report a Barrier', href: `mailto:${contact.email}` },
    other: { label: 'View Privacy Policy', href: '/privacy' },
  },
};

function principle(
  id: string,
  title: string,
  icon: string,
  criteria: readonly (readonly [criterion: string, check: string])[],
): LegalSection {
  const items: readonly LegalItem[] = criteria.map(([label, text]) => ({ label, text }));
  return { id, title, icon, content: ['The criteria that apply, and how each is checked:', items] };
}
