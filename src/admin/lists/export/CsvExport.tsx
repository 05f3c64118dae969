import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { type CsvColumn, toCsv } from '../../../lib/csv.ts';
import { countOf, formatNumber } from '../../../lib/format.ts';
import { toLocalTime } from '../../../lib/local-time.ts';
import { useNotificationCommands } from '../../../state/notifications/use-notifications.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { withAction } from '../../../ui/toaster/with-action.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useUnsaved } from '../../navigation/use-unsaved.ts';
import * as styles from './CsvExport.module.css';
import { type Collected, collectRows, download, type LoadPage } from './export-rows.ts';

interface CsvExportProps<Row> {
  noun: readonly [one: string, many: string];
  columns: readonly CsvColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** Reads the rows that the list shows, of all its pages. Without it there is nothing yet. */
  load: LoadPage<Row> | undefined;
  /** The words of search and filters, for the name of the file. */
  narrowed: readonly string[];
}

/** Exports every row that the list's search and filters let through, not only the page shown. Can be stopped. */
export function CsvExport<Row>({ noun, columns, rowKey, load, narrowed }: CsvExportProps<Row>) {
  const [progress, setProgress] = useState<{ count: number; total: number | undefined }>();
  /** The toast that offers to stop it has been put away. */
  const [isPutAway, setIsPutAway] = useState(false);
  const running = useRef<AbortController>(undefined);
  const report = useReport(noun, () => setIsPutAway(true));
  useEffect(() => () => running.current?.abort(), []);
  useUnsaved(progress !== undefined, 'The export has not ended. Leaving stops it.');

  const run = async () => {
    if (!load) return;
    const controller = new AbortController();
    running.current = controller;
    setIsPutAway(false);
    setProgress({ count: 0, total: undefined });
    const onProgress = (count: number, total: number | undefined) => setProgress({ count, total });
    const exporting = collectRows(load, rowKey, controller.signal, onProgress).then((collected) => {
      if (collected.rows.length === 0) throw new NothingToExport();
      download(fileNameOf(noun[1], narrowed), toCsv(collected.rows, columns), 'text/csv;charset=utf-8');
      return collected;
    });
    await report(exporting, controller, run);
    if (running.current === controller) setProgress(undefined);
  };

  const isRunning = progress !== undefined;
  return (
    <span className={styles.running}>
      {progress && (
        <>
          <progress
            className={styles.bar}
            value={progress.total ? progress.count : undefined}
            max={progress.total}
            aria-label="Export"
          />
          <span className={styles.count}>{formatNumber(progress.count)}</span>
        </>
      )}
      <Button
        size="small"
        aria-disabled={!load}
        aria-busy={isRunning && !isPutAway}
        onClick={() => (isRunning ? isPutAway && running.current?.abort() : run())}
      >
        <Icon name={isRunning && isPutAway ? 'close' : 'download'} />
        {isRunning && isPutAway ? 'Cancel export' : 'Export CSV'}
      </Button>
    </span>
  );
}

/**
 * Says how an export goes, and offers to stop it, by a toast, which comes over the button; the bell is for who was
 * elsewhere. What was stopped says nothing.
 */
function useReport(noun: readonly [one: string, many: string], onPutAway: () => void) {
  const toast = useToast();
  const { add } = useNotificationCommands();
  const success = ({ rows, isCut }: Collected<unknown>) => {
    const title = isCut
      ? `The first ${countOf(rows.length, noun)} were exported. Narrow the list to get the others.`
      : `${countOf(rows.length, noun)} exported.`;
    add({ title });
    return title;
  };
  return async (exporting: Promise<Collected<unknown>>, controller: AbortController, onRetry: () => void) => {
    const loading = withAction(`Exporting ${noun[1]}.`, 'Cancel export', () => controller.abort());
    const error = (reason: unknown) =>
      controller.signal.aborted
        ? null
        : withAction(
            `The ${noun[1]} were not exported. ${reason instanceof NothingToExport ? 'There are none.' : errorMessage(reason)}`,
            'Retry',
            onRetry,
          );
    const options = { loading: { onDismiss: onPutAway }, error: { presentation: 'light' } } as const;
    await toast.promise(exporting, { loading, success, error }, options).catch(() => undefined);
  };
}

/** A file of nothing but heads helps nobody. */
class NothingToExport extends Error {}

/** `investments-pending-2026-11-22.csv` */
function fileNameOf(noun: string, narrowed: readonly string[]): string {
  const today = toLocalTime(new Date().toISOString()).slice(0, 10);
  const words = [noun, ...narrowed, today].join('-').toLowerCase();
  return `${words.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.csv`;
}
