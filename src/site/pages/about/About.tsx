import { callToAction } from '../../../content/pages/about.ts';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import { AboutPurpose } from './AboutPurpose.tsx';
import { AboutReasons } from './AboutReasons.tsx';
import { AboutStats } from './AboutStats.tsx';
import { AboutTeam } from './AboutTeam.tsx';
import { AboutTimeline } from './AboutTimeline.tsx';
import { AboutValues } from './AboutValues.tsx';
import { AboutHero } from './hero/AboutHero.tsx';

/** Who the agency is, in the order of the specification. */
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
      <CallToAction tag="Not drawn yet" title={callToAction.title} lead={callToAction.text}>
        <StartLinks />
      </CallToAction>
    </>
  );
}
