import { SelectField } from '../../../ui/Field.tsx';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { holdChoices, useReviewPreferences } from '../review/preferences.ts';

const seconds = Object.fromEntries(holdChoices.map((choice) => [choice, `${choice} seconds`]));
const letters = { on: 'On', off: 'Off' };

/** Settings for reviews. Stored in this browser at once, without Save. */
export function ReviewSettings() {
  const { holdSeconds, setHoldSeconds, hasLetters, setHasLetters } = useReviewPreferences();
  return (
    <FieldGroup title="Review settings">
      <SelectField
        label="Time to undo a decision"
        hint="Applies at once, in this browser."
        value={holdSeconds}
        onChange={({ target }) => setHoldSeconds(target.value as typeof holdSeconds)}
      >
        <Options words={seconds} />
      </SelectField>
      <SelectField
        label="Single-letter shortcuts"
        hint="A approves, R rejects, J and K move, U undoes. They work while the focus is in the investment."
        value={hasLetters ? 'on' : 'off'}
        onChange={({ target }) => setHasLetters(target.value === 'on')}
      >
        <Options words={letters} />
      </SelectField>
    </FieldGroup>
  );
}
