import { headerLinks } from '../../../content/navigation.ts';
import { actions, notFound } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as styles from './NotFound.module.css';

/** The page for unknown addresses, with links to other pages. */
export function NotFound() {
  return (
    <Section className={styles.notFound}>
      <h1>{notFound.title}</h1>
      <p className={text.lead}>{notFound.lead}</p>
      <ul className={styles.links}>
        {headerLinks.slice(1).map(({ href, label }) => (
          <li key={href}>
            <ActionLink href={href}>{label}</ActionLink>
          </li>
        ))}
      </ul>
      <div className={section.acts}>
        <ButtonLink variant="primary" href="/">
          {notFound.home}
        </ButtonLink>
        <ButtonLink href="/chat">{actions.ask}</ButtonLink>
      </div>
      <Figure viewBox="0 0 1200 160" label={notFound.drawing}>
        <path data-l="ctr" d="M0 70H880M1140 70H1200" />
        <path data-l="body" d="M40 20h200v100H40zM330 70a60 60 0 1 0 120 0 60 60 0 1 0-120 0M560 20h200v100H560z" />
        <path data-l="thin" d="M60 40h160v60H60zM390 10v120M580 40h160M580 70h160M580 100h160" />
        <path data-l="hid" d="M880 20h260v100H880z" />
        <path data-l="live" d="M760 70h76" />
        <path data-l="tip" d="m852 70-16-7v14z" />
        <text className={styles.number} x="1010" y="86" textAnchor="middle">
          404
        </text>
      </Figure>
    </Section>
  );
}
