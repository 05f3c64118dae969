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

/** The agency and its people, in the order of the specification. */
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
      <CallToAction words={callToAction} figure={<Job />}>
        <StartLinks />
      </CallToAction>
    </>
  );
}

/** The drawing of the call to action: a pile of paper, a machine, and the one sheet that comes out. */
function Job() {
  return (
    <>
      <path data-l="ctr" d="M0 125H1200M148 60V230M600 0V245M1060 40V220" />
      <path
        data-l="hid"
        d="M60 196h180v22H60zM72 172h180v24H72zM52 148h180v24H52zM66 124h180v24H66zM58 100h180v24H58z"
      />
      <path
        data-l="hid"
        d="m520 60-30-44h220l-30 44zM460 60h280v130H460zM500 190v44M700 190v44M476 234h48M676 234h48M500 125a40 40 0 1 0 80 0 40 40 0 1 0-80 0M620 90h90v70h-90z"
      />
      <path data-l="hid" d="M980 50h130l30 30v130H980zM1110 50v30h30" />
      <path data-l="live" d="M290 125h70" />
      <path data-l="tip" d="m376 125-16-7v14z" />
    </>
  );
}
