import { headerLinks } from '../../../content/navigation.ts';
import { actions, notFound } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import missing from './missing.svg';
import * as styles from './NotFound.module.css';

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
      <div className={section.row}>
        <ButtonLink variant="primary" href="/">
          {notFound.home}
        </ButtonLink>
        <ButtonLink href="/chat">{actions.ask}</ButtonLink>
      </div>
      <Figure className={styles.figure} drawing={missing} label={notFound.drawing} />
    </Section>
  );
}
