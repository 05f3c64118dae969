import { useState } from 'react';
import { services } from '../../../content/pages/services.ts';
import * as words from '../../../content/pages/services-page.ts';
import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Route } from '../../kit/Route.tsx';
import { Arrow } from '../../kit/Sign.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { Contents } from '../../kit/section/Contents.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import { ServiceCard, type ServiceLayout } from './ServiceCard.tsx';
import * as styles from './Services.module.css';
import sockets from './sockets.svg';

export const page = { Page: Services, head: words.head };

export function Services() {
  return (
    <>
      <Masthead
        title={words.hero.title}
        below={
          <>
            <p className={`${text.lead} ${section.headLead}`}>{words.hero.lead}</p>
            <div className={section.row}>
              <ButtonLink variant="primary" href="/contact">
                {actions.start}
              </ButtonLink>
              <ButtonLink href="#list">{words.hero.list}</ButtonLink>
            </div>
          </>
        }
      >
        <Contents className={styles.index} label={words.hero.index} entries={services} />
      </Masthead>
      <ServiceList />
      <Section tone="sunk">
        <SectionHead {...words.stores} isLeadBeside />
        <ul className={styles.tray}>
          {words.technologies.map(({ name, category }) => (
            <li key={name} className={styles.part}>
              <span className={text.note}>{category}</span>
              <b className={type.title}>{name}</b>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead {...words.route} />
        <Route steps={words.processSteps} isOpenEnded />
      </Section>
      <CallToAction words={words.callToAction} drawing={sockets}>
        <ButtonLink variant="primary" href={words.callToAction.href}>
          {words.callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** The layouts of two services by index; in the other services, the figure is alternately left and right. */
const layouts: Readonly<Record<number, ServiceLayout>> = { 1: 'wide', 2: 'strip' };

/** The services; at most one is highlighted. Specification §2 and §4. */
export function ServiceList() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div id="list" className={styles.list}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          layout={layouts[index]}
          isOpen={service.id === openId}
          onToggle={() => setOpenId(service.id === openId ? null : service.id)}
        />
      ))}
    </div>
  );
}
