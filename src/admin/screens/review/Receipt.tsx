import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { REQUEST_TIMEOUT_MS } from '../../../contract/limits.ts';
import { send } from '../../../http/send.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { fileHref, pictureHref } from '../../api-url.ts';
import { fileNameOf } from '../../files/check-file.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as kit from '../../kit/Kit.module.css';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import * as styles from './Review.module.css';

/** Hides the viewer's toolbars and fits the page's width. */
const PDF_VIEW = '#toolbar=0&navpanes=0&view=FitH';

/** A payment's receipt next to its case: inline if it's an image or PDF hosted by the API, with a link to a new tab. */
export function ReceiptPane({ investment: { receipt_url } }: { investment: Investment }) {
  const [failed, setFailed] = useState<string>();
  const href = fileHref(receipt_url);
  const own = pictureHref(receipt_url);
  const isPdf = href !== undefined && /\.pdf($|\?)/i.test(href);
  return (
    <section className={styles.pane} aria-label="Receipt">
      {href ? (
        <>
          <header className={kit.row}>
            <Icon name="document" />
            <span className={clsx(kit.cut, kit.fill)}>{nameOf(href)}</span>
            <ButtonLink size="small" variant="plain" href={href} target="_blank" rel="noreferrer">
              <Icon name="external" />
              Open receipt{hostOf(href)} <span className={text.hidden}>in a new tab</span>
            </ButtonLink>
          </header>
          <div className={styles.receipt}>
            {own && isPdf && canFramePdf() && <PdfFrame key={own} href={own} />}
            {own && !isPdf && own !== failed && <img src={own} alt="Receipt" onError={() => setFailed(own)} />}
          </div>
        </>
      ) : (
        <div className={clsx(kit.stack, kit.empty, styles.none)}>
          <b>No receipt</b>
          <p>The investor didn't upload one.</p>
        </div>
      )}
    </section>
  );
}

/** The receipt as a link; a note if its address is unsafe to link to. */
export function ReceiptLink({ href: address }: { href: string }) {
  const href = fileHref(address);
  if (!href) return 'Link not available';
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {nameOf(href)}
      {hostOf(href)}
      <span className={text.hidden}>, opens in a new tab</span>
    </a>
  );
}

/** Returns the name in a file's URL, or `receipt` with its extension. */
function nameOf(href: string): string {
  return fileNameOf(href) ?? `receipt${/\.\w+$/.exec(new URL(href).pathname)?.[0] ?? ''}`;
}

/** Returns the host of a file outside the API, in parentheses; `''` for the API's own. */
function hostOf(href: string): string {
  return pictureHref(href) ? '' : ` (${new URL(href).host})`;
}

/** Phones may lack a PDF viewer. Firefox renders PDFs with scripts that this page's trusted types block in frames. */
function canFramePdf(): boolean {
  const isStopped = 'trustedTypes' in window && navigator.userAgent.includes('Firefox');
  return navigator.pdfViewerEnabled !== false && !isStopped;
}

/**
 * A PDF in the browser's viewer. Fetched as a blob, since the API's files may not be framed; if that fails, only the
 * link remains.
 */
function PdfFrame({ href }: { href: string }) {
  const [file, setFile] = useState<Blob>();
  const url = useObjectUrl(file);
  useEffect(() => {
    const reading = new AbortController();
    const options = { signal: reading.signal, credentials: 'omit', timeoutMs: REQUEST_TIMEOUT_MS } as const;
    send(href, options, async (response) => (response.ok ? response.blob() : undefined))
      .then((blob) => blob?.type === 'application/pdf' && setFile(blob))
      .catch(() => undefined);
    return () => reading.abort();
  }, [href]);
  return url ? <iframe src={url + PDF_VIEW} title="Receipt" /> : null;
}
