import { callToAction, hero } from '../../../content/careers.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { Masthead } from '../../kit/Masthead.tsx';
import { Order } from '../../kit/section/Order.tsx';
import * as sheet from '../../kit/section/Sheet.module.css';
import { HouseRules } from './HouseRules.tsx';
import { Openings } from './Openings.tsx';
import { TeamFigures } from './TeamFigures.tsx';

/** Working at the agency, and the positions that are open. */
export function Page() {
  const { mail, phone } = callToAction;
  return (
    <>
      <Masthead title={hero.title}>
        <p className={text.lead}>{hero.lead}</p>
        <div className={sheet.acts}>
          <ButtonLink variant="primary" href="#openings">
            See open positions
          </ButtonLink>
          <ButtonLink href={mail.href}>{mail.label}</ButtonLink>
        </div>
      </Masthead>
      <TeamFigures />
      <HouseRules />
      <Openings />
      <Order tag="Not drawn yet" title={callToAction.title} lead={callToAction.text}>
        <ButtonLink variant="primary" href={mail.href}>
          {mail.label}
        </ButtonLink>
        <ButtonLink href={phone.href}>Call {phone.label}</ButtonLink>
      </Order>
    </>
  );
}
