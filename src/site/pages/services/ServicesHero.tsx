import { services } from '../../../content/pages/services.ts';
import { hero } from '../../../content/pages/services-page.ts';
import { actions } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Contents } from '../../kit/section/Contents.tsx';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './ServicesHero.module.css';

export function ServicesHero() {
  return (
    <Masthead
      title={hero.title}
      below={
        <>
          <p className={`${text.lead} ${section.headLead}`}>{hero.lead}</p>
          <div className={section.row}>
            <ButtonLink variant="primary" href="/contact">
              {actions.start}
            </ButtonLink>
            <ButtonLink href="#list">{hero.list}</ButtonLink>
          </div>
        </>
      }
    >
      <Contents className={styles.index} label={hero.index} entries={services} />
    </Masthead>
  );
}
