import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { unreadIn } from '../../contract/parse.ts';
import { toCsv } from '../../lib/csv.ts';
import { countOf, formatNumber } from '../../lib/format.ts';
import { toLocalTime } from '../../lib/local-time.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { useUnsaved } from '../navigation/use-navigation.ts';
import { csvOf } from '../resource/fields.ts';
import type { ListUrl } from '../resource/list-url.ts';
import type { ListProps } from './List.tsx';

/** Exports all rows that match search and filters, not only the current page; of a paged list, up to `CSV_MAX_ROWS`. */
export function CsvExport<Row>({ resource: { noun, fields }, listUrl, result: { readAll } }: ListProps<Row>) {
  /** The number of rows read so far, while an export runs. */
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const toast = useToast();
  const isRunning = count !== undefined;
  useEffect(() => () => running.current?.abort(), []);
  useUnsaved(isRunning, "Your export isn't finished. If you leave, it stops.");

  const run = async () => {
    if (!readAll) return;
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    const reading = readAll(controller.signal, ({ rows }) => setCount(rows.length));
    const exporting = reading.then(({ rows, state }) => {
      // Without rows, the file would contain only the header row.
      if (rows.length === 0) return 'Nothing to export.';
      download(fileNameOf(noun[1], listUrl), toCsv(rows, csvOf(fields)));
      const all = countOf(rows.length, noun);
      const lost = unreadIn(rows) > 0 ? ` Couldn't read ${countOf(unreadIn(rows), noun)}.` : '';
      const cut = `Exported the first ${all}. Filter the list to export it in parts.`;
      return (state === 'cut' ? cut : `${all} exported.`) + lost;
    });
    const messages = {
      loading: `Exporting ${noun[1]}…`,
      success: (text: string) => text,
      error: (reason: unknown) =>
        controller.signal.aborted ? null : `Couldn't export the ${noun[1]}. ${errorMessage(reason)}`,
    };
    const retry = { label: 'Retry', onPress: run };
    await toast.promise(exporting, messages, { action: retry }).catch(() => undefined);
    setCount(undefined);
  };

  return (
    <Button
      size="small"
      variant="plain"
      aria-disabled={!readAll}
      aria-busy={isRunning}
      onClick={() => (isRunning ? running.current?.abort() : run())}
    >
      <Icon name={isRunning ? 'close' : 'download'} />
      <span className={kit.phoneHidden}>{isRunning ? 'Cancel export' : 'Export CSV'}</span>
      {isRunning && formatNumber(count)}
    </Button>
  );
}

/** Returns the name of the file: `investments-pending-2026-11-22.csv`. */
function fileNameOf(noun: string, { search, filters }: ListUrl): string {
  const today = toLocalTime(new Date().toISOString()).slice(0, 10);
  const words = [noun, search, ...Object.values(filters), today].join('-').toLowerCase();
  return `${words.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.csv`;
}

function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // By the next task, the download has started.
  setTimeout(() => URL.revokeObjectURL(url));
}
