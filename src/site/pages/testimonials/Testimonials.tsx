import { callToAction } from '../../../content/pages/testimonials-page.ts';
import { CallToAction } from '../../kit/section/CallToAction.tsx';
import { StartLinks } from '../../kit/section/StartLinks.tsx';
import { TestimonialsHero } from './TestimonialsHero.tsx';
import { TestimonialsList } from './TestimonialsList.tsx';

/** The clients' own words, by service. */
export function Testimonials() {
  return (
    <>
      <TestimonialsHero />
      <TestimonialsList />
      <CallToAction words={callToAction} figure={<NextSheet />}>
        <StartLinks />
      </CallToAction>
    </>
  );
}

/** The drawing of the call to action: two signed sheets, and a blank one with room for a signature. */
function NextSheet() {
  return (
    <>
      <path data-l="thin" d="M40 40h280v180H40zM200 180h120M200 180v40M380 40h280v180H380zM540 180h120M540 180v40" />
      <path d="m64 74 6 8 14-20M64 108l6 8 14-20M404 74l6 8 14-20M404 108l6 8 14-20" />
      <path data-l="word" d="M100 76H280M100 110H250M440 76H610M440 110H630" />
      <path d="M216 206c8-16 16-18 15-7s-10 11-3 6 10-10 16-11-4 14 3 8 8-8 14-7 4 9 30-2M556 206c8-16 16-18 15-7s-10 11-3 6 10-10 16-11-4 14 3 8 8-8 14-7 4 9 30-2" />
      <path data-l="hid" d="M720 20h440v220H720zM960 180h200M960 180v60" />
      <path data-l="live" d="M980 222h64" />
    </>
  );
}
