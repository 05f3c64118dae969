import { hero } from '../../../content/contact.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as text from '../../../ui/Text.module.css';
import { ContactChannels } from './ContactChannels.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactIntro.module.css';

/** Where messages go. Written in by the build; empty: the sending is simulated. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';
const contactTimeoutMs = 15_000;

/** What to write, the form to write it in, and the other ways to say it. */
export function ContactIntro() {
  return (
    <Sheet className={styles.intro} isColumns>
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={text.lead}>{hero.lead}</p>
      </div>
      <div className={styles.order}>
        <ContactForm url={contactUrl} timeoutMs={contactTimeoutMs} />
      </div>
      <div className={styles.channels}>
        <ContactChannels />
      </div>
    </Sheet>
  );
}
