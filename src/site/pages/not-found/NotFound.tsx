import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, Tag } from '../../kit/section/Section.tsx';
import * as styles from './NotFound.module.css';

/** What answers for every address that is none. */
export function NotFound() {
  return (
    <Section className={styles.notFound}>
      <Tag>Not on file</Tag>
      <h1>No drawing with this number.</h1>
      <p className={text.lead}>
        The address may be misspelled, or the page has moved. These are the ones people look for.
      </p>
      <ul className={styles.links}>
        <li>
          <ActionLink href="/services">Services</ActionLink>
        </li>
        <li>
          <ActionLink href="/blog">Blog</ActionLink>
        </li>
        <li>
          <ActionLink href="/contact">Contact</ActionLink>
        </li>
      </ul>
      <div className={section.acts}>
        <ButtonLink variant="primary" href="/">
          Go to the home page
        </ButtonLink>
      </div>
      <svg className={`fig ${styles.figure}`} viewBox="0 0 1200 120" aria-hidden="true">
        <path data-l="ctr" d="M0 60H860" />
        <path data-l="hid" d="M40 20h160v80H40zM330 60a48 48 0 1 0 96 0 48 48 0 1 0-96 0M560 20h200v80H560z" />
        <path data-l="dim" d="M900 40v40M1160 40v40M900 60H1000M1060 60H1160" />
        <text x="1030" y="65" textAnchor="middle">
          404
        </text>
      </svg>
    </Section>
  );
}
