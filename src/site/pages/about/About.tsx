import * as words from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Avatar } from '../../kit/Avatar.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Headline, Pitch, Section, SectionHead } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './About.module.css';
import built from './built.svg';
import caliper from './caliper.svg';
import form from './form.svg';
import label from './label.svg';
import parts from './parts.svg';
import pile from './pile.svg';
import signed from './signed.svg';

export const page = { Page: About, head: words.head };

/** The drawings of values, by name. */
const drawings = { label, caliper, form, parts };

const isSigned = words.team.some(({ signature }) => signature);

const years = [...new Set(words.milestones.map(({ year }) => year))].toSorted((a, b) => a - b);

/** The about page. Its sections are in the specified order. */
export function About() {
  return (
    <>
      <Section className={styles.hero} columns="12">
        <Headline className={styles.title}>{words.hero.title}</Headline>
        <Pitch className={styles.intro} lead={words.hero.lead} />
        <figure className={styles.drawing}>
          <div className={`${styles.views} ${section.graph} ${section.edge}`}>
            <Figure className={motion.once} drawing={signed} label={words.hero.drawings.signed} />
            <Figure
              className={motion.once}
              drawing={built}
              label={words.hero.drawings.built}
              words={words.hero.drawings}
            />
          </div>
          <figcaption className={`${text.note} ${styles.caption}`}>{words.hero.caption}</figcaption>
        </figure>
      </Section>
      {/* The mission below a solid line; the vision below a dashed one, because it's about the future. */}
      <Section className={styles.purpose} tone="sunk" size="large" columns="5-7">
        <section className={styles.statement} data-state="now">
          <h2 className={type.title}>{words.mission.title}</h2>
          <p className={display.statement}>{words.mission.text}</p>
        </section>
        <section className={styles.statement} data-state="later">
          <h2 className={type.title}>{words.vision.title}</h2>
          <p className={display.statement}>{words.vision.text}</p>
        </section>
      </Section>
      <Section columns="5-7">
        <SectionHead title={words.whyChoose.title} />
        <ol className={section.rows}>
          {words.whyChoose.points.map((point) => (
            <li key={point.title} className={styles.reason}>
              <h3>{point.title}</h3>
              <p className={text.mute}>{point.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section>
        <SectionHead {...words.valuesHead} />
        <ul className={styles.values}>
          {words.values.map(({ title, description, color, drawing }) => (
            <li key={title} className={styles.value} data-color={color}>
              {drawing && <Figure drawing={drawings[drawing]} />}
              <h3>{title}</h3>
              <p className={text.mute}>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section size="large">
        <SectionHead {...words.teamHead} isLeadBeside />
        <ul className={styles.team}>
          {words.team.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <Section tone="sunk">
        <SectionHead {...words.timeline} />
        <ol className={styles.years}>
          {years.map((year) => (
            <li key={year} className={styles.year}>
              <h3 className={display.number}>{year}</h3>
              <ol className={styles.milestones}>
                {words.milestones.map(
                  (milestone, index) =>
                    milestone.year === year && (
                      <li key={milestone.title} className={styles.milestone}>
                        <h4 className={type.title}>{`${index + 1}. ${milestone.title}`}</h4>
                        <p className={text.mute}>{milestone.description}</p>
                      </li>
                    ),
                )}
              </ol>
            </li>
          ))}
        </ol>
      </Section>
      <Section size="small">
        <h2 className={text.hidden}>{words.statsTitle}</h2>
        <dl className={styles.stats}>
          {words.stats.map((stat) => (
            <div key={stat.label} className={styles.stat}>
              <dt className={text.note}>{stat.label}</dt>
              <dd className={display.number}>{stat.value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction words={words.callToAction} drawing={pile} />
    </>
  );
}

/** A lead's cell of the title block. Signatures are for the eye only: the name is next to them. */
function Member({ member }: { member: words.TeamMember }) {
  return (
    <li className={styles.member}>
      {isSigned && (
        <div className={styles.sign}>
          {member.signature && (
            <svg className="fig" viewBox="0 0 256 92" aria-hidden="true">
              <path d={member.signature} />
            </svg>
          )}
        </div>
      )}
      <div className={styles.who}>
        <h3>{member.name}</h3>
        <Avatar src={member.avatar} />
        <p className={text.note}>{member.role}</p>
      </div>
      <p className={styles.words}>{member.description}</p>
      <ul className={section.rows} aria-label={words.teamHead.expertise}>
        {member.expertise.map((field) => (
          <li key={field} className={`${text.note} ${styles.field}`}>
            {field}
          </li>
        ))}
      </ul>
    </li>
  );
}
