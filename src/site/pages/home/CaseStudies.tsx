import { type CaseStudy, casePath, caseStudies, coverOf } from '../../../content/pages/cases.ts';
import { work } from '../../../content/pages/home.ts';
import { hasTestimonials } from '../../../content/parts.ts';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Meter, Result } from '../../kit/Meter.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section, SectionHead } from '../../kit/section/Section.tsx';
import * as stretch from '../../kit/styles/Stretch.module.css';
import * as styles from './CaseStudies.module.css';

export function CaseStudies() {
  return (
    <Section id="work">
      <SectionHead {...work} />
      <div className={section.rows}>
        {caseStudies.map((study) => (
          <Case key={study.client} study={study} />
        ))}
      </div>
      {hasTestimonials && (
        <p className={styles.more}>
          <ActionLink href="/testimonials">{work.link}</ActionLink>
        </p>
      )}
    </Section>
  );
}

function Case({ study }: { study: CaseStudy }) {
  const cover = coverOf(study);
  return (
    <article className={`${styles.study} ${section.cols}`}>
      {cover && <img className={`${section.graph} ${styles.cover}`} src={cover} alt="" loading="lazy" />}
      <div className={styles.words}>
        <p className={text.note}>{study.client}</p>
        <h3 className={styles.title}>
          <ActionLink className={stretch.stretch} href={casePath(study.slug)}>
            {study.title}
          </ActionLink>
        </h3>
        <p className={text.mute}>{study.description}</p>
      </div>
      <Meter className={styles.meter} afterPercent={study.afterPercent} />
      <Result className={styles.result} study={study} />
    </article>
  );
}
