import { type Channel, channels, headings } from '../../../content/pages/contact.ts';
import * as text from '../../../ui/Text.module.css';
import * as section from '../../kit/section/Section.module.css';
import * as styles from './ContactChannels.module.css';

export function ContactChannels() {
  return (
    <section aria-labelledby="channels">
      <h2 id="channels" className={text.hidden}>
        {headings.channels}
      </h2>
      <dl className={section.rows}>
        {channels.map((channel) => (
          <div key={channel.kind} className={styles.channel}>
            <dt className={`${text.note} ${styles.label}`}>{channel.label}</dt>
            <dd className={styles.details}>
              <p className={styles.address}>
                <Address channel={channel} />
              </p>
              <p className={styles.remark}>{channel.note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Address({ channel: { lines, href } }: { channel: Channel }) {
  const words = lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
  return href ? (
    <a className={styles.link} href={href}>
      {words}
    </a>
  ) : (
    words
  );
}
