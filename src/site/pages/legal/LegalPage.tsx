import { back, type LegalPage as LegalPageContent, legalWords } from '../../../content/legal/legal.ts';
import * as text from '../../../ui/Text.module.css';
import { BackLink } from '../../kit/BackLink.tsx';
import { type Drawing, Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { Accordion } from '../../kit/section/Accordion.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as badges from '../../kit/styles/Badge.module.css';
import { LegalClosing } from './LegalClosing.tsx';
import { LegalContent } from './LegalContent.tsx';
import * as styles from './LegalPage.module.css';

const FIRST_OPEN_ID = 'overview';

/** A legal text: at most one section is open, at first the overview. Specification §2 and §4. */
export function LegalPage({ page, drawing }: { page: LegalPageContent; drawing: Drawing }) {
  return (
    <>
      <Masthead title={page.title} above={<BackLink>{back}</BackLink>}>
        <p className={text.lead}>{page.subtitle}</p>
        <p className={section.row}>
          {page.badges.map((badge) => (
            <span key={badge} className={badges.badge}>
              {badge}
            </span>
          ))}
        </p>
      </Masthead>
      <Section className={styles.body} columns="12">
        <div className={`${styles.figure} ${section.graph} ${section.ticks}`}>
          <Figure className={motion.once} drawing={drawing} label={page.drawing} />
        </div>
        <h2 className={text.hidden}>{legalWords.sections}</h2>
        <div className={styles.sections}>
          <Accordion
            name="sections"
            openId={FIRST_OPEN_ID}
            items={page.sections.map(({ id, icon, title, content }) => ({
              id,
              title: (
                <>
                  <svg className={`fig ${styles.icon}`} viewBox="0 0 24 24" aria-hidden="true">
                    {icon.split('|').map((d, index) => (
                      <path key={d} data-l={index ? 'thin' : 'body'} d={d} />
                    ))}
                  </svg>
                  {title}
                </>
              ),
              content: <LegalContent blocks={content} />,
            }))}
          />
        </div>
      </Section>
      <LegalClosing closing={page.closing} />
    </>
  );
}
