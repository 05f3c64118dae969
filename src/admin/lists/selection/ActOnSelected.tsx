import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { countOf } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { DangerButton } from '../../kit/controls/DangerButton.tsx';
import { ConfirmDialog, NoticeDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { useUnsaved } from '../../navigation/use-unsaved.ts';
import { useTell } from '../../session/use-tell.ts';
import { focusScreenHead } from '../../shell/focus.ts';
import { type Acted, actOnRows } from './act-on-rows.ts';

/** An action on several rows at once, in words too: `Delete`, `Deleting`, `deleted`. */
export interface RowsAction<Row> {
  readonly verb: string;
  readonly doing: string;
  readonly done: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  /** The rows that it can be done to; all by default. */
  readonly isFor?: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<Outcome<unknown>>;
  /** Says something of the rows in the question. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
}

interface ActOnSelectedProps<Row> {
  noun: readonly [one: string, many: string];
  action: RowsAction<Row>;
  /** The selected rows. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Reads the list anew. */
  onReload: () => Promise<unknown>;
}

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
          {/* A number anew, as what a translator has made of the last one would stay. */}
          <span key={rows.length}>
            {action.verb} {countOf(rows.length, noun)}
          </span>
        </Press>
      )}
      {asked && <ActOnRowsDialog {...props} rows={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type ActOnRowsDialogProps<Row> = ActOnSelectedProps<Row> & { onClose: () => void };

/** Asks before something is done to several rows, for their number where it can't be undone; says what was refused. */
function ActOnRowsDialog<Row>(props: ActOnRowsDialogProps<Row>) {
  const { noun, action, rows, nameOf, onReload, onClose } = props;
  const { verb, doing, done, isDangerous = false, run, summary } = action;
  const [present, setPresent] = useState(0);
  const [isActing, setIsActing] = useState(false);
  const [result, setResult] = useState<Acted>();
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const { succeed } = useTell();
  useUnsaved(isActing, `Not all of the ${countOf(rows.length, noun)} are ${done} yet. Leaving stops it.`);
  // The button that the dialog was opened from has gone.
  useEffect(() => () => void (isDone.current && focusScreenHead()), []);
  const confirm = async () => {
    setIsActing(true);
    const acted = await actOnRows(rows, { run, nameOf, isWanted: isMounted, onProgress: setPresent });
    setIsActing(false);
    const { count } = acted;
    if (count > 0) succeed({ title: `${countOf(count, noun)} ${count === 1 ? 'was' : 'were'} ${done}.` });
    if (!isMounted()) return;
    isDone.current = count > 0;
    // Until then the rows and every count would be wrong.
    if (count > 0) await onReload();
    if (!isMounted()) return;
    if (count === rows.length) onClose();
    else setResult(acted);
  };
  if (result) return <Leftovers {...props} result={result} />;
  const total = countOf(rows.length, noun);
  return (
    <ConfirmDialog
      title={`${verb} ${total}?`}
      actionLabel={verb}
      isDangerous={isDangerous}
      typedText={isDangerous ? total : undefined}
      isBusy={present > 0}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{listOf(rows.map((row) => isolate(nameOf(row))))}</p>
      {summary?.(rows)}
      <p role="status">{present > 0 && `${doing} ${present} of ${rows.length}.`}</p>
    </ConfirmDialog>
  );
}

type LeftoversProps = Pick<ActOnRowsDialogProps<never>, 'noun' | 'action' | 'onClose'> & { result: Acted };

/** The rows that are still there, with the reasons. */
function Leftovers({ noun, action: { done }, result: { messages, untriedCount }, onClose }: LeftoversProps) {
  return (
    <NoticeDialog
      key="leftovers"
      title={`${countOf(messages.length + untriedCount, noun)} not ${done}`}
      onClose={onClose}
    >
      <div role="alert">
        {[...new Set(messages)].map((message) => (
          <p key={message}>{message}</p>
        ))}
        {untriedCount > 0 && <p>{countOf(untriedCount, noun)} more: not tried.</p>}
      </div>
    </NoticeDialog>
  );
}

/** More names than this are counted. */
const NAMES_SHOWN = 10;

function listOf(names: readonly string[]): string {
  const hiddenCount = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '');
}
