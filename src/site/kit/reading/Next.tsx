import type { ReactNode } from 'react';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../ActionLink.tsx';
import * as section from '../section/Section.module.css';
import { Section, StartLink } from '../section/Section.tsx';
import * as stretch from '../styles/Stretch.module.css';
import * as styles from './Next.module.css';

interface NextProps {
  label: string;
  /** The next page's path; if undefined, only the call to action is rendered. */
  href: string | undefined;
  title: string;
  lead: string;
  picture?: ReactNode;
  call: { title: string; text: string };
  /** The links of the call to action. Default: one to the contact page. */
  children?: ReactNode;
}

/** The end of an article, case or job page: a link to the next one, and a call to action. */
export function Next({ label, href, title, lead, picture, call, children }: NextProps) {
  return (
    <Section className={styles.next} {...(href && { columns: '7-5' })}>
      {href && (
        <article className={styles.more}>
          <div className={styles.words}>
            <p className={text.note}>{label}</p>
            <h2 className={styles.title}>
              <ActionLink className={stretch.stretch} href={href}>
                {title}
              </ActionLink>
            </h2>
            <p className={text.mute}>{lead}</p>
          </div>
          {picture}
        </article>
      )}
      <div className={`${styles.call} ${section.graph}`} data-tone="opposite">
        <h2 className={styles.ask}>{call.title}</h2>
        <div className={styles.words}>
          <p className={text.lead}>{call.text}</p>
          <div className={section.row}>{children ?? <StartLink />}</div>
        </div>
      </div>
    </Section>
  );
}
