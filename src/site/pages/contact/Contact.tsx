import clsx from 'clsx';
import * as words from '../../../content/pages/contact.ts';
import { socials } from '../../../content/site.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { Arrow, Sign } from '../../kit/Sign.tsx';
import { Faq } from '../../kit/section/Accordion.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Headline, Section, SectionHead } from '../../kit/section/Section.tsx';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './Contact.module.css';
import envelope from './envelope.svg';
import { ContactForm } from './form/ContactForm.tsx';
import reader from './reader.svg';
import reply from './reply.svg';
import sheets from './sheets.svg';

/** The endpoint for messages, inserted by the build. If it's empty, sending is simulated. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';
const contactTimeoutMs = 15_000;

const drawings = [envelope, reader, reply];

export const page = { Page: Contact, head: words.head };

export function Contact() {
  return (
    <>
      <Section className={styles.intro} columns="5-7">
        <div className={`${section.title} ${styles.words}`}>
          <Headline className={styles.title}>{words.hero.title}</Headline>
          <p className={text.lead}>{words.hero.lead}</p>
        </div>
        <div className={styles.order}>
          <ContactForm url={contactUrl} timeoutMs={contactTimeoutMs} />
        </div>
        <div className={styles.channels}>
          <section aria-labelledby="channels">
            <h2 id="channels" className={text.hidden}>
              {words.headings.channels}
            </h2>
            <dl className={section.rows}>
              {words.channels.map((channel) => (
                <div key={channel.kind} className={styles.channel}>
                  <dt className={`${text.note} ${styles.label}`}>{channel.label}</dt>
                  <dd className={styles.details}>
                    <p className={styles.address}>
                      <Address channel={channel} />
                    </p>
                    <p className={`${text.mute} ${styles.remark}`}>{channel.note}</p>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </Section>
      <Section tone="sunk">
        <SectionHead {...words.headings.flow} />
        <ol className={styles.steps}>
          {words.nextSteps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <Figure className={clsx(styles.figure, motion.once)} drawing={drawings[index] ?? reply} />
              <div className={styles.stepsWords}>
                <h3 className={styles.stepsTitle}>{step.title}</h3>
                <p className={text.mute}>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={`${text.note} ${styles.span}`}>{words.headings.span}</p>
      </Section>
      <Faq {...words.headings.faq} questions={words.faq} />
      {socials.length > 0 && (
        <Section size="small">
          <h2 className={text.hidden}>{words.headings.socials.title}</h2>
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
                    <span className={text.hidden}>{words.headings.socials.newTab}</span>
                  </span>
                  <Sign d="M4 14 14 4M6 4h8v8" />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CallToAction words={words.callToAction} drawing={sheets}>
        <ButtonLink variant="primary" href="/services">
          {words.callToAction.label}
          <Arrow />
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Address({ channel: { lines, href } }: { channel: words.Channel }) {
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
