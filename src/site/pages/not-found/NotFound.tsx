import clsx from 'clsx';
import { actions, notFoundHead as head, notFound } from '../../../content/pages/shell.ts';
import { hasChat } from '../../../content/parts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { Arrow } from '../../kit/Sign.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import missing from './missing.svg';
import * as styles from './NotFound.module.css';

/** Pages can't import the table of pages, which imports them, so the table passes its links. */
export const page = (links: readonly Link[]) => ({ Page: () => <NotFound links={links} />, head });

type Link = { href: string; label: string };

function NotFound({ links }: { links: readonly Link[] }) {
  return (
    <Section columns="7-5">
      <div>
        <div className={section.title}>
          <h1>{notFound.title}</h1>
          <p className={text.lead}>{notFound.lead}</p>
          <div className={`${section.row} ${styles.buttons}`}>
            <ButtonLink variant="primary" href="/">
              {notFound.home}
            </ButtonLink>
            {hasChat && <ButtonLink href="/chat">{actions.ask}</ButtonLink>}
          </div>
        </div>
      </div>
      <ul className={`${section.rows} ${styles.links}`}>
        {links
          .filter(({ href }) => href !== '/')
          .map(({ href, label }) => (
            <li key={href}>
              <a className={`${section.row} ${type.title} ${styles.link}`} data-spread href={href}>
                {label}
                <Arrow />
              </a>
            </li>
          ))}
      </ul>
      <Figure className={clsx(styles.figure, motion.once)} drawing={missing} label={notFound.drawing} />
    </Section>
  );
}
