import { useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { DangerButton } from '../../kit/controls/DangerButton.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ActOnRowsDialog, type ActOnSelectedProps } from './ActOnRowsDialog.tsx';

/** The button that does something to what is selected, and its question. What was refused stays selected. */
export function ActOnSelected<Row>(props: ActOnSelectedProps<Row>) {
  const [asked, setAsked] = useState<readonly Row[]>();
  const { noun, action } = props;
  const rows = action.isFor ? props.rows.filter(action.isFor) : props.rows;
  const Press = action.isDangerous ? DangerButton : Button;
  return (
    <>
      {rows.length > 0 && (
        <Press size="small" onClick={() => setAsked(rows)}>
          <Icon name={action.icon} />
          {action.verb} {countOf(rows.length, noun)}
        </Press>
      )}
      {asked && <ActOnRowsDialog {...props} rows={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
