import * as legal from '../../../content/legal/legal.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { BackLink } from '../../kit/BackLink.tsx';
import { type Drawing, Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import * as points from '../../kit/Points.module.css';
import { Accordion } from '../../kit/section/Accordion.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Pitch, Section, SectionHead } from '../../kit/section/Section.tsx';
import * as badges from '../../kit/styles/Badge.module.css';
import * as styles from './LegalPage.module.css';

/** A legal text: at most one section is open, at first the overview. Specification §2 and §4. */
export function LegalPage({ page, drawing }: { page: legal.LegalPage; drawing: Drawing }) {
  const { closing } = page;
  return (
    <>
      <Masthead title={page.title} above={<BackLink>{legal.back}</BackLink>}>
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
        <div className={`${styles.figure} ${section.graph} ${section.edge}`}>
          <Figure className={motion.once} drawing={drawing} label={page.drawing} />
        </div>
        <h2 className={text.hidden}>{legal.legalWords.sections}</h2>
        <div className={styles.sections}>
          <Accordion
            name="sections"
            openId="overview"
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
      <Section tone="sunk" columns="7-5">
        <SectionHead className={styles.closing} title={closing.title} />
        <Pitch className={styles.closing} lead={closing.text}>
          <ButtonLink variant="primary" href={closing.mail.href}>
            {closing.mail.label}
          </ButtonLink>
          <ButtonLink href={closing.other.href}>{closing.other.label}</ButtonLink>
        </Pitch>
      </Section>
    </>
  );
}

/** The paragraphs and lists of one section. A paragraph's text is its key, so no two paragraphs may be equal. */
function LegalContent({ blocks }: { blocks: readonly legal.LegalBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) =>
        typeof block === 'string' ? <p key={block}>{block}</p> : <List key={keyOf(block[0])} items={block} />,
      )}
    </div>
  );
}

function List({ items }: { items: readonly legal.LegalItem[] }) {
  return (
    <ul className={points.points}>
      {items.map((item) => (
        <li key={keyOf(item)} className={points.point}>
          {typeof item === 'string' ? item : <Contact {...item} />}
        </li>
      ))}
    </ul>
  );
}

function Contact({ label, text, href }: Exclude<legal.LegalItem, string>) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {href ? <a href={href}>{text}</a> : text}
    </>
  );
}

function keyOf(item: legal.LegalItem | undefined): string | undefined {
  return typeof item === 'string' ? item : item?.label;
}
