import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { CSV_MAX_ROWS } from '../../../contract/limits.ts';
import { type CsvColumn, toCsv } from '../../../lib/csv.ts';
import { countOf, formatNumber } from '../../../lib/format.ts';
import { useNotificationCommands } from '../../../state/notifications/use-notifications.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './CsvExport.module.css';
import { type Collected, collectRows, download, type LoadPage } from './export-rows.ts';

interface CsvExportProps<Row> {
  noun: readonly [one: string, many: string];
  columns: readonly CsvColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** Reads the rows that the list shows, of all its pages: see `useLoadPage` and `pagesOf`. Without it there is nothing yet. */
  load: LoadPage<Row> | undefined;
}

/** Exports every row that the list's search and filters let through, not only the page shown. Can be stopped. */
export function CsvExport<Row>({ noun, columns, rowKey, load }: CsvExportProps<Row>) {
  const [progress, setProgress] = useState<{ count: number; total: number | undefined }>();
  const running = useRef<AbortController>(undefined);
  const report = useReport(noun);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    if (!load) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ count: 0, total: undefined });
    try {
      const onProgress = (count: number, total: number | undefined) => setProgress({ count, total });
      const collected = await collectRows(load, rowKey, controller.signal, onProgress);
      download(`${noun[1].replaceAll(' ', '-')}.csv`, toCsv(collected.rows, columns), 'text/csv;charset=utf-8');
      report.success(collected);
    } catch (error) {
      if (!controller.signal.aborted) report.failure(error);
    }
    if (running.current === controller) setProgress(undefined);
  };

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
      <Button size="small" aria-disabled={!load} onClick={() => (progress ? running.current?.abort() : run())}>
        <Icon name={progress ? 'close' : 'download'} />
        {progress ? 'Cancel export' : 'Export CSV'}
      </Button>
    </span>
  );
}

/** Says how an export ended: a toast now, and the bell for who was elsewhere. */
function useReport(noun: readonly [one: string, many: string]) {
  const toast = useToast();
  const { add } = useNotificationCommands();
  return {
    success({ rows, isCut }: Collected<unknown>) {
      const text = isCut
        ? `The first ${formatNumber(CSV_MAX_ROWS)} ${noun[1]} were exported. Narrow the list to get the others.`
        : `${countOf(rows.length, noun)} exported.`;
      toast.success(text);
      add({ title: text });
    },
    failure(error: unknown) {
      toast.error(`The ${noun[1]} were not exported. ${errorMessage(error)}`);
    },
  };
}
