import clsx from 'clsx';
import { Fragment } from 'react';
import { footer } from '../../content/pages/shell.ts';
import { hasChat, hasConsole } from '../../content/parts.ts';
import { present } from '../../content/present.ts';
import { contact, site } from '../../content/site.ts';
import * as text from '../../ui/Text.module.css';
import * as dot from '../kit/figures/LiveDot.module.css';
import * as section from '../kit/section/Section.module.css';
import { pageLinks } from '../pages.ts';
import * as styles from './Footer.module.css';

const links = [...pageLinks('footer'), ...present(hasConsole && { href: '/sign-in', label: footer.signIn })];
const talks = present(hasChat && { href: '/chat', label: footer.chat }, contact.phone);

/** `isBare`: only the owner's name. `lang` is set if the page has another language. */
export function Footer({ lang, isBare }: { lang?: string | undefined; isBare?: boolean | undefined }) {
  return (
    <footer lang={lang}>
      {!isBare && (
        <section className={clsx(styles.contact, section.bleed)} aria-label={footer.label}>
          <div className={styles.cell}>
            <p className={text.note}>{footer.write}</p>
            <p className={styles.big}>
              <a className={styles.link} href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </p>
          </div>
          {talks.length > 0 && (
            <div className={styles.cell}>
              <p className={text.note}>{footer.talk}</p>
              <p className={styles.big}>
                {talks.map(({ href, label }, index) => (
                  <Fragment key={href}>
                    {index > 0 && <br />}
                    <a className={styles.link} href={href}>
                      {label}
                    </a>
                  </Fragment>
                ))}
              </p>
            </div>
          )}
          <div className={styles.cell}>
            <p className={clsx(text.note, section.row)}>
              {hasChat && <span className={dot.live} />}
              {footer.available}
            </p>
            <p>{footer.hours}</p>
          </div>
        </section>
      )}
      <div className={clsx(section.row, styles.legal)}>
        <p className={styles.owner}>{`© ${site.copyrightYear} ${site.name}, ${contact.office.city}`}</p>
        {!isBare &&
          links.map(({ href, label }) => (
            <a key={href} className={clsx(styles.link, styles.small)} href={href}>
              {label}
            </a>
          ))}
      </div>
    </footer>
  );
}
