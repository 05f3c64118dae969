import { callToAction, head, hero, stats, statsTitle, values, valuesHead } from '../../../content/pages/careers.ts';
import { jobs } from '../../../content/pages/jobs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './Careers.module.css';
import handover from './handover.svg';
import { Openings } from './Openings.tsx';
import openPlace from './open-place.svg';

export const page = { Page: Careers, head };

export function Careers() {
  const { mail, phone } = callToAction;
  return (
    <>
      <Masthead
        title={hero.title}
        below={
          <>
            <p className={text.lead}>{hero.lead}</p>
            <div className={section.row}>
              <ButtonLink variant="primary" href="#openings">
                {hero.list}
              </ButtonLink>
              <ButtonLink href={mail.href}>{mail.label}</ButtonLink>
            </div>
          </>
        }
      >
        <figure>
          <div className={`${styles.drawing} ${section.graph} ${section.edge}`}>
            <Figure className={motion.once} drawing={handover} label={hero.drawing} words={hero} />
          </div>
          <figcaption className={text.note}>{hero.caption}</figcaption>
        </figure>
      </Masthead>
      <Section size="small">
        <h2 className={text.hidden}>{statsTitle}</h2>
        <ul className={styles.stats}>
          {stats.map(({ value, label }) => (
            <li key={label}>
              <b className={`${display.number} ${styles.value}`}>{value}</b>
              {label}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sunk">
        <SectionHead {...valuesHead} />
        <ul className={section.rows}>
          {values.map(({ title, description }) => (
            <li key={title} className={`${section.cols} ${styles.rule}`} data-columns="5-7">
              <h3>{title}</h3>
              <p className={text.mute}>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Openings jobs={jobs} />
      <CallToAction words={callToAction} drawing={openPlace}>
        <ButtonLink variant="primary" href={mail.href}>
          {mail.label}
        </ButtonLink>
        {phone && <ButtonLink href={phone.href}>{phone.label}</ButtonLink>}
      </CallToAction>
    </>
  );
}
