import { callToAction, head } from '../../../content/pages/about.ts';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import * as closing from '../../kit/section/Closing.module.css';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import { AboutPurpose } from './AboutPurpose.tsx';
import { AboutReasons } from './AboutReasons.tsx';
import { AboutStats } from './AboutStats.tsx';
import { AboutTeam } from './AboutTeam.tsx';
import { AboutTimeline } from './AboutTimeline.tsx';
import { AboutValues } from './AboutValues.tsx';
import { AboutHero } from './hero/AboutHero.tsx';
import pile from './pile.svg';

export const page = { Page: About, head };

/** The about page. Its sections are in the specified order. */
export function About() {
  return (
    <>
      <AboutHero />
      <AboutPurpose />
      <AboutReasons />
      <AboutValues />
      <AboutTeam />
      <AboutTimeline />
      <AboutStats />
      <CallToAction className={closing.closing} words={callToAction} drawing={pile}>
        <StartLinks />
      </CallToAction>
    </>
  );
}
