import { caseStudies } from '../../../content/pages/cases.ts';
import * as words from '../../../content/pages/home.ts';
import { services } from '../../../content/pages/services.ts';
import { actions } from '../../../content/pages/shell.ts';
import { testimonials } from '../../../content/pages/testimonials.ts';
import { hasCases, hasChat, hasTestimonials } from '../../../content/parts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { ActionLink } from '../../kit/ActionLink.tsx';
import { Figure } from '../../kit/figures/Figure.tsx';
import { serviceFigure } from '../../kit/figures/service-figures.ts';
import { Faq } from '../../kit/section/Accordion.tsx';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Headline, Pitch, Section, SectionHead } from '../../kit/section/Section.tsx';
import * as balloon from '../../kit/styles/Balloon.module.css';
import * as display from '../../kit/styles/Display.module.css';
import blanks from './blanks.svg';
import { CaseStudies } from './CaseStudies.tsx';
import * as hero from './Hero.module.css';
import * as process from './HomeProcess.module.css';
import * as offer from './HomeServices.module.css';
import { HomeTestimonials } from './HomeTestimonials.tsx';
import { HeroFigure } from './hero/HeroFigure.tsx';
import stack from './stack.svg';
import * as tech from './TechStack.module.css';

export const page = { Page: Home, head: words.head };

/** The home page. Its sections are in the specified order. */
export function Home() {
  return (
    <>
      <Section className={hero.hero}>
        <Headline className={hero.title}>{words.hero.title}</Headline>
        <Pitch className={hero.intro} lead={words.hero.lead} />
        <HeroFigure />
        <ul className={hero.stats}>
          {words.stats.map((stat) => (
            <li key={stat.label} className={hero.stat}>
              <p className={display.number}>{stat.value}</p>
              <p>{stat.label}</p>
              <p className={text.note}>{stat.note}</p>
            </li>
          ))}
        </ul>
      </Section>
      <TechStack />
      <Services />
      <Process />
      {hasCases && caseStudies.length > 0 && <CaseStudies />}
      {hasTestimonials && testimonials.length > 0 && <HomeTestimonials />}
      <Faq
        title={words.notes.title}
        lead={
          <>
            {`${words.notes.elsewhere} `}
            {hasChat && (
              <>
                <a href="/chat">{words.notes.ask}</a>
                {` ${words.notes.or} `}
              </>
            )}
            <a href="/contact">{words.notes.write}</a>.
          </>
        }
        questions={words.faq}
      />
      <CallToAction words={words.callToAction} drawing={blanks}>
        <ButtonLink variant="primary" href="/contact">
          {actions.start}
        </ButtonLink>
        {hasChat && <ButtonLink href="/chat">{actions.ask}</ButtonLink>}
      </CallToAction>
    </>
  );
}

/** The tech stack as an exploded view and a list. Hovering an item of the list highlights its part in the view. */
function TechStack() {
  const names = words.techStack.map(({ name }) => name).join(', ');
  return (
    <Section className={tech.techStack} columns="12">
      <SectionHead className={tech.head} {...words.parts} />
      <div className={tech.stack}>
        <Figure drawing={stack} label={`${words.parts.drawing} ${names}`} />
      </div>
      <ol className={`${section.rows} ${tech.list}`}>
        {words.techStack.map((part, index) => (
          <li key={part.name} className={tech.part} data-part={index + 1}>
            <span className={balloon.balloon} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={tech.name}>{part.name}</h3>
            <p className={`${text.mute} ${tech.description}`}>{part.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const cards = services.filter(({ card }) => card);
const others = services.filter(({ card }) => !card);
const isTrio = cards.length === 3;

/** The services with a card, three of them next to each other, and links to the others. */
function Services() {
  return (
    <Section>
      <SectionHead {...words.offer} isLeadBeside />
      <div className={`${section.cols} ${offer.cards}`} data-columns={isTrio ? '5-7' : undefined}>
        {cards.map((service, index) => (
          <article
            key={service.id}
            className={`${offer.card} ${section.edge}`}
            data-tall={(index === 0 && isTrio) || undefined}
          >
            <div className={offer.figure}>
              <Figure {...serviceFigure(service)} />
            </div>
            <div className={offer.words}>
              <h3>{service.title}</h3>
              <p className={text.mute}>{service.card?.description}</p>
              <p>
                <ActionLink href={`/services#${service.id}`}>{service.card?.link}</ActionLink>
              </p>
            </div>
          </article>
        ))}
      </div>
      {others.length > 0 && (
        <p className={`${section.row} ${section.edge} ${offer.card} ${offer.more}`}>
          {cards.length > 0 && <span className={text.mute}>{words.offer.also}</span>}
          {others.map(({ id, title }) => (
            <ActionLink key={id} href={`/services#${id}`}>
              {title}
            </ActionLink>
          ))}
        </p>
      )}
    </Section>
  );
}

/** The steps that the chart has bars for: HomeProcess.module.css places them. Others show their duration as text. */
const drawnSteps = 4;

/** The steps of a project as a bar chart: a column for each of eight weeks, and two for the time after them. */
function Process() {
  return (
    <Section tone="opposite">
      <SectionHead {...words.process} isLeadBeside />
      <ol className={`${process.weeks} ${text.note}`} aria-hidden="true">
        {words.process.columns.map((week) => (
          <li key={week}>{week}</li>
        ))}
      </ol>
      <ol className={`${section.rows} ${process.steps}`}>
        {words.process.steps.map((step, index) => (
          <li key={step.title} className={process.step}>
            <span className={index < drawnSteps ? process.span : text.note}>{step.span}</span>
            <div className={process.words}>
              <h3 className={process.title}>{step.title}</h3>
              <p className={text.mute}>{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
