import { back, type LegalPage as LegalPageContent, legalWords } from '../../../content/legal/legal.ts';
import * as text from '../../../ui/Text.module.css';
import { Accordion } from '../../kit/Accordion.tsx';
import { BackLink } from '../../kit/BackLink.tsx';
import type { Drawing } from '../../kit/figures/Figure.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import { Section } from '../../kit/section/Section.tsx';
import { LegalClosing } from './LegalClosing.tsx';
import { LegalContent } from './LegalContent.tsx';
import * as styles from './LegalPage.module.css';

const FIRST_OPEN_ID = 'overview';

/** The privacy policy, the terms and the accessibility statement: one section open at a time, overview at first. Specification §2 and §4. */
export function LegalPage({ page, drawing }: { page: LegalPageContent; drawing: Drawing }) {
  return (
    <>
      <Masthead title={page.title} above={<BackLink>{back}</BackLink>}>
        <p className={text.lead}>{page.subtitle}</p>
        <ul className={styles.badges}>
          {page.badges.map((badge) => (
            <li key={badge}>
              <span className={styles.badge}>{badge}</span>
            </li>
          ))}
        </ul>
      </Masthead>
      <Section className={styles.body} isColumns>
        <h2 className={text.hidden}>{legalWords.sections}</h2>
        <nav className={styles.contents} aria-label={legalWords.sections}>
          <ol className={styles.list}>
            {page.sections.map(({ id, title }) => (
              <li key={id} className={styles.entry}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          <Accordion
            name="sections"
            openId={FIRST_OPEN_ID}
            items={page.sections.map(({ id, icon, title, content }) => ({
              id,
              title: (
                <>
                  <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
                    <path d={icon} />
                  </svg>
                  {title}
                </>
              ),
              content: <LegalContent blocks={content} />,
            }))}
          />
        </div>
      </Section>
      <LegalClosing page={page} drawing={drawing} />
    </>
  );
}
