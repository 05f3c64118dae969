import { type TeamMember, team, teamHead } from '../../../content/pages/about.ts';
import * as text from '../../../ui/Text.module.css';
import { Avatar } from '../../kit/Avatar.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './AboutTeam.module.css';

export function AboutTeam() {
  return (
    <Section>
      <SectionHead tag={teamHead.tag} title={teamHead.title} lead={teamHead.lead} isLeadBeside />
      <ul className={styles.axis}>
        {team.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ member }: { member: TeamMember }) {
  return (
    <li className={styles.member}>
      <Avatar className={styles.balloon} src={member.avatar} />
      <div className={styles.entry}>
        <h3>{member.name}</h3>
        <p className={text.note}>{member.role}</p>
        <p className={styles.description}>{member.description}</p>
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
