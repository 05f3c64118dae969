import { headings } from '../../../content/pages/contact.ts';
import { socials } from '../../../content/site.ts';
import * as text from '../../../ui/Text.module.css';
import { Sign } from '../../kit/Sign.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, Tag } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './ContactSocials.module.css';

export function ContactSocials() {
  return (
    <Section className={styles.socials}>
      <Tag>{headings.socials.tag}</Tag>
      <h2 className={text.hidden}>{headings.socials.title}</h2>
      <ul className={styles.row}>
        {socials.map(({ name, url }) => (
          <li key={name} className={styles.cell}>
            <a
              className={`${section.row} ${type.title} ${styles.social}`}
              data-spread
              href={url}
              target="_blank"
              rel="noopener"
            >
              <span>
                {name}
                <span className={text.hidden}>{headings.socials.newTab}</span>
              </span>
              <Sign d="M4 14 14 4M6 4h8v8" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
