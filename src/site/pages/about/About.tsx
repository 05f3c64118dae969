import {
  callToAction,
  head,
  hero,
  milestones,
  mission,
  stats,
  statsTitle,
  type TeamMember,
  team,
  teamHead,
  timeline,
  values,
  valuesHead,
  vision,
  whyChoose,
} from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Avatar } from '../../kit/Avatar.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import * as motion from '../../kit/figures/Motion.module.css';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import { Headline } from '../../kit/section/Headline.tsx';
import { Pitch } from '../../kit/section/Pitch.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead, Tag } from '../../kit/section/Section.tsx';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import * as dimension from '../../kit/styles/Dimension.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as type from '../../kit/styles/Type.module.css';
import * as styles from './About.module.css';
import built from './built.svg';
import pile from './pile.svg';
import signed from './signed.svg';

export const page = { Page: About, head };

const years = [...new Set(milestones.map(({ year }) => year))].toSorted((a, b) => a - b);

/** The about page. Its sections are in the specified order. */
export function About() {
  return (
    <>
      <Section className={styles.hero} columns="12">
        <Headline className={styles.title}>{hero.title}</Headline>
        <Pitch className={styles.intro} lead={hero.lead}>
          <StartLinks />
        </Pitch>
        <figure className={styles.drawing}>
          <div className={`${styles.views} ${section.graph} ${section.ticks}`}>
            <Figure className={motion.once} drawing={signed} label={hero.drawings.signed} />
            <Figure className={motion.once} drawing={built} label={hero.drawings.built} words={hero.drawings} />
          </div>
          <figcaption className={`${text.note} ${styles.caption}`}>{hero.caption}</figcaption>
        </figure>
      </Section>
      {/* The mission below a solid line; the vision below a dashed one, because it's about the future. */}
      <Section className={styles.purpose} tone="sunk" columns="12">
        <section className={styles.statement} data-state="now">
          <Tag>{mission.tag}</Tag>
          <h2 className={type.title}>{mission.title}</h2>
          <p className={display.statement}>{mission.text}</p>
        </section>
        <section className={styles.statement} data-state="later">
          <Tag>{vision.tag}</Tag>
          <h2 className={type.title}>{vision.title}</h2>
          <p className={display.statement}>{vision.text}</p>
        </section>
      </Section>
      <Section>
        <SectionHead tag={whyChoose.tag} title={whyChoose.title} />
        <ol className={styles.scale}>
          {whyChoose.points.map((point, index) => (
            <li key={point.title} className={styles.reason}>
              <span className={`${text.note} ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={type.label}>{point.title}</h3>
              <p className={text.mute}>{point.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section columns="5-7">
        <SectionHead {...valuesHead} />
        <ul className={section.rows}>
          {values.map((value) => (
            <li key={value.title} className={styles.value}>
              <span className={styles.swatch} data-color={value.color} />
              <h3>{value.title}</h3>
              <p className={`${text.mute} ${styles.description}`}>{value.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead tag={teamHead.tag} title={teamHead.title} lead={teamHead.lead} isLeadBeside />
        <ul className={styles.axis}>
          {team.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <Section tone="sunk">
        <SectionHead {...timeline} />
        <ol className={styles.years}>
          {years.map((year) => (
            <li key={year}>
              <h3 className={`${dimension.dim} ${display.number}`}>{year}</h3>
              <ol className={styles.milestones}>
                {milestones.map(
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
      <Section className={styles.stats}>
        <h2 className={text.hidden}>{statsTitle}</h2>
        <dl className={styles.block}>
          {stats.map((stat) => (
            <div key={stat.label} className={styles.cell}>
              <dt className={text.note}>{stat.label}</dt>
              <dd className={`${display.number} ${styles.statsValue}`}>{stat.value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction className={closing.closing} words={callToAction} drawing={pile}>
        <StartLinks />
      </CallToAction>
    </>
  );
}

function Member({ member }: { member: TeamMember }) {
  return (
    <li className={styles.member}>
      <Avatar className={styles.balloon} src={member.avatar} />
      <div className={styles.entry}>
        <h3>{member.name}</h3>
        <p className={text.note}>{member.role}</p>
        <p className={styles.teamDescription}>{member.description}</p>
        <ul className={section.rows} aria-label={teamHead.expertise}>
          {member.expertise.map((field) => (
            <li key={field} className={`${text.note} ${styles.field}`}>
              {field}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
