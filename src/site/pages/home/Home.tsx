import { order } from '../../../content/home.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Order } from '../../kit/section/Order.tsx';
import { useDrawnWhole } from '../../shell/use-drawn-whole.ts';
import { Cases } from './Cases.tsx';
import { Hero } from './Hero.tsx';
import { Notes } from './Notes.tsx';
import { Parts } from './Parts.tsx';
import { Schedule } from './Schedule.tsx';
import { Services } from './Services.tsx';
import { SignOff } from './SignOff.tsx';

/** The front door. Its sections stand in the specified order. */
export function Page() {
  return (
    <>
      <Hero />
      {useDrawnWhole() && <Rest />}
    </>
  );
}

function Rest() {
  return (
    <>
      <Parts />
      <Services />
      <Schedule />
      <Cases />
      <SignOff />
      <Notes />
      <Order tag="Not drawn yet" title={order.title} lead={order.lead}>
        <ButtonLink variant="primary" href="/contact">
          Start a project
        </ButtonLink>
        <ButtonLink href="/chat">Ask the assistant</ButtonLink>
      </Order>
    </>
  );
}
