import { callToAction, head, hero } from '../../../content/pages/careers.ts';
import { jobs } from '../../../content/pages/jobs.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './Careers.module.css';
import { CareersStats } from './CareersStats.tsx';
import { CareersValues } from './CareersValues.tsx';
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
          <div className={`${styles.drawing} ${section.graph} ${section.ticks}`}>
            <Figure className={motion.once} drawing={handover} label={hero.drawing} words={hero} />
          </div>
          <figcaption className={text.note}>{hero.caption}</figcaption>
        </figure>
      </Masthead>
      <CareersStats />
      <CareersValues />
      <Openings jobs={jobs} />
      <CallToAction className={closing.closing} words={callToAction} drawing={openPlace}>
        <ButtonLink variant="primary" href={mail.href}>
          {mail.label}
        </ButtonLink>
        {phone && <ButtonLink href={phone.href}>{phone.label}</ButtonLink>}
      </CallToAction>
    </>
  );
}
