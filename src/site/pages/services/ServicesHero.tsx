import { services } from '../../../content/pages/services.ts';
import { hero } from '../../../content/pages/services-page.ts';
import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './ServicesHero.module.css';

/** The head of the page, with an index of the services. */
export function ServicesHero() {
  return (
    <Masthead
      title={hero.title}
      below={
        <>
          <p className={`${text.lead} ${styles.lead}`}>{hero.lead}</p>
          <div className={section.acts}>
            <ButtonLink variant="primary" href="/contact">
              {actions.start}
            </ButtonLink>
            <ButtonLink href="#list">{hero.list}</ButtonLink>
          </div>
        </>
      }
    >
      <nav aria-label={hero.index}>
        <ol className={styles.index}>
          {services.map(({ id, title }) => (
            <li key={id} className={styles.entry}>
              <a className={styles.link} href={`#${id}`}>
                {title}
                <svg className={styles.down} viewBox="0 0 18 18" aria-hidden="true">
                  <path d="M9 2v13M4 10l5 5 5-5" />
                </svg>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Masthead>
  );
}
