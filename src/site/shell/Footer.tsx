import clsx from 'clsx';
import { contact, site } from '../../content/site.ts';
import * as text from '../../ui/Text.module.css';
import { LiveDot } from '../kit/figures/LiveDot.tsx';
import * as styles from './Footer.module.css';

/** The two footer blocks: contact, then the legal bar. */
export function Footer() {
  return (
    <footer>
      <section className={styles.contact} aria-label="Contact">
        <div className={styles.cell}>
          <p className={text.note}>Write to us</p>
          <p className={styles.big}>
            <a className={styles.link} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
        </div>
        <div className={styles.cell}>
          <p className={text.note}>Talk to us</p>
          <p className={styles.big}>
            <a className={styles.link} href="/chat">
              Chat with the assistant
            </a>
            <br />
            <a className={styles.link} href={contact.phone.href}>
              {contact.phone.label}
            </a>
          </p>
        </div>
        <div className={styles.cell}>
          <p className={clsx(text.note, styles.live)}>
            <LiveDot />
            Available 24/7
          </p>
          <p className={styles.big}>{`The assistant answers at any hour, a person within ${contact.replyWithin}.`}</p>
        </div>
      </section>
      <div className={styles.legal}>
        <p className={styles.owner}>{`© ${site.copyrightYear} ${site.name}, ${contact.office.city}`}</p>
        <a className={clsx(styles.link, styles.small)} href="/privacy">
          Privacy
        </a>
        <a className={clsx(styles.link, styles.small)} href="/terms">
          Terms
        </a>
        <a className={clsx(styles.link, styles.small)} href="/accessibility">
          Accessibility
        </a>
        <a className={clsx(styles.link, styles.small)} href="/sign-in">
          Sign in
        </a>
      </div>
    </footer>
  );
}
