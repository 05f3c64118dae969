import clsx from 'clsx';
import { type CaseStudy, casePath, caseStudies, caseTitle, caseWords, coverOf } from '../../../content/pages/cases.ts';
import { services } from '../../../content/pages/services.ts';
import { testimonials } from '../../../content/pages/testimonials.ts';
import { hasTestimonials } from '../../../content/parts.ts';
import type { TextNode } from '../../../content/text/text.ts';
import { loadText } from '../../../content/texts.ts';
import { titled } from '../../../content/titles.ts';
import { Meter, Result } from '../../kit/Meter.tsx';
import { Next } from '../../kit/reading/Next.tsx';
import { Sheet } from '../../kit/reading/Sheet.tsx';
import { type Fact, Top } from '../../kit/reading/Top.tsx';
import { ClientSignature } from '../../kit/Signature.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as display from '../../kit/styles/Display.module.css';
import type { PageSeries } from '../../navigation/page.ts';
import * as styles from './Case.module.css';

export const page: PageSeries = {
  paths: caseStudies.map(({ slug }) => casePath(slug)),
  async load({ slug }) {
    const index = caseStudies.findIndex((each) => each.slug === slug);
    const study = caseStudies[index];
    if (!study) return null;
    const next = caseStudies[(index + 1) % caseStudies.length] ?? study;
    const shown = { study, next, words: await loadText(`cases/${slug}`) };
    const head = { title: titled(caseTitle(study)), description: study.description, about: { study } };
    return { Page: () => <Case {...shown} />, head };
  },
};

function Case({ study, words, next }: { study: CaseStudy; words: readonly TextNode[]; next: CaseStudy }) {
  const testimonial = testimonials.find(({ id }) => id === study.testimonial);
  const cover = coverOf(study);
  const facts: Fact[] = [
    [caseWords.client, study.client],
    ...(testimonial ? [[caseWords.industry, testimonial.industry] as const] : []),
    [
      caseWords.service,
      services
        .filter(({ id }) => study.services.includes(id))
        .map(({ id, title }) => (
          <a key={id} className={styles.service} href={`/services#${id}`}>
            {title}
          </a>
        )),
    ],
  ];
  return (
    <>
      <article>
        <Top
          crumb={{ href: hasTestimonials ? '/testimonials' : '/#work', label: caseWords.above, part: study.client }}
          title={study.title}
          lead={study.description}
          picture={<BeforeAndAfter study={study} className={styles.result} />}
          cover={cover && <img className={clsx(section.graph, styles.cover)} src={cover} alt={study.cover} />}
          facts={facts}
        />
        <Sheet text={words} />
      </article>
      {hasTestimonials && testimonial && (
        <Section tone="sunk">
          <figure className={styles.stack}>
            <blockquote className={`${display.statement} ${styles.quote}`}>{testimonial.quote}</blockquote>
            <ClientSignature of={testimonial} />
          </figure>
        </Section>
      )}
      <Next
        label={`${caseWords.next}: ${next.client}`}
        href={next === study ? undefined : casePath(next.slug)}
        title={next.title}
        lead={next.description}
        picture={<BeforeAndAfter study={next} />}
        call={caseWords.call}
      />
    </>
  );
}

function BeforeAndAfter({ study, className }: { study: CaseStudy; className?: string }) {
  return (
    <div className={clsx(styles.stack, className)}>
      <Meter afterPercent={study.afterPercent} />
      <Result study={study} />
    </div>
  );
}
