import { type CaseStudy, caseStudies, work } from '../../../content/pages/home.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as styles from './CaseStudies.module.css';

/** Three case studies, before and after on one scale, the result set large. */
export function CaseStudies() {
  return (
    <Section id="work">
      <SectionHead {...work} />
      <div>
        {caseStudies.map((study) => (
          <Case key={study.client} study={study} />
        ))}
      </div>
      <p className={styles.more}>
        <ActionLink href="/testimonials">{work.link}</ActionLink>
      </p>
    </Section>
  );
}

function Case({ study }: { study: CaseStudy }) {
  return (
    <article className={`${styles.study} ${section.cols}`}>
      <div className={styles.words}>
        <p className={text.note}>{study.client}</p>
        <h3 className={styles.title}>{study.title}</h3>
        <p className={text.mute}>{study.description}</p>
      </div>
      <div className={styles.meter} aria-hidden="true">
        <span className={text.note}>{work.before}</span>
        <span className={styles.before} />
        <span className={text.note}>{work.after}</span>
        <svg className={styles.track} aria-hidden="true">
          <rect className={styles.after} width={`${study.afterPercent.toFixed(1)}%`} height="100%" />
        </svg>
      </div>
      <p className={styles.result}>
        <b className={styles.figure}>{study.result}</b> <span className={text.note}>{study.measure}</span>
      </p>
    </article>
  );
}
