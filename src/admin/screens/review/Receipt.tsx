import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { REQUEST_TIMEOUT_MS } from '../../../contract/limits.ts';
import { send } from '../../../http/send.ts';
import * as text from '../../../ui/Text.module.css';
import { fileHref, imageHref } from '../../api-url.ts';
import { fileNameOf } from '../../files/check-file.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as kit from '../../kit/Kit.module.css';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import * as styles from './Review.module.css';

/** The URL fragment that hides the PDF viewer's toolbars, and fits a page to the frame's width. */
const PDF_VIEW = '#toolbar=0&navpanes=0&view=FitH';

/** A preview of a payment's receipt, if that is an image or PDF on the origin of the site or the API. Without a receipt, nothing. */
export function Receipt({ investment }: { investment: Investment }) {
  const { receipt_url } = investment;
  const [failed, setFailed] = useState<string>();
  const href = fileHref(receipt_url);
  if (!href) return null;
  const own = imageHref(receipt_url);
  const isPdf = /\.pdf($|\?)/i.test(href);
  const isShown = own !== undefined && own !== failed && (!isPdf || canFramePdf());
  return (
    <section className={styles.pane} aria-label="Receipt">
      {!isShown ? (
        <div className={clsx(kit.stack, kit.empty, styles.none)}>
          <p>No preview. Open the receipt to see it.</p>
          <ReceiptLink investment={investment} />
        </div>
      ) : isPdf ? (
        <PdfFrame href={own} onFail={() => setFailed(own)} />
      ) : (
        <img src={own} alt="Receipt" loading="lazy" onError={() => setFailed(own)} />
      )}
    </section>
  );
}

/** A link to a receipt. Names the host of another origin. Plain text if there is no receipt or the link is unsafe. */
export function ReceiptLink({ investment: { receipt_url } }: { investment: Investment }) {
  const href = fileHref(receipt_url);
  if (!href) return receipt_url ? 'Link not available' : 'None';
  const { host, pathname } = new URL(href);
  const name = fileNameOf(href) ?? `receipt${/\.\w+$/.exec(pathname)?.[0] ?? ''}`;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {name}
      {!imageHref(href) && ` (${host})`}
      <span className={text.hidden}>, opens in a new tab</span>
      <Icon name="external" />
    </a>
  );
}

/** Returns false on phones, without a PDF viewer, and where our policy stops the viewer's scripts: Firefox and WebKitGTK. */
function canFramePdf(): boolean {
  const isStopped = 'trustedTypes' in window && /Firefox|X11.*Version\//.test(navigator.userAgent);
  return navigator.pdfViewerEnabled !== false && !isStopped && matchMedia('(min-width: 48rem)').matches;
}

/** A PDF in the browser's viewer. Fetches the file as a blob, because the API may forbid frames. */
function PdfFrame({ href, onFail }: { href: string; onFail: () => void }) {
  const [file, setFile] = useState<Blob>();
  const url = useObjectUrl(file);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const reading = new AbortController();
    const options = { signal: reading.signal, credentials: 'omit', timeoutMs: REQUEST_TIMEOUT_MS } as const;
    send(href, options, async (response) => (response.ok ? response.blob() : undefined))
      .then((blob) => (blob?.type === 'application/pdf' ? setFile(blob) : fail()))
      .catch(() => reading.signal.aborted || fail());
    return () => reading.abort();
  }, [href]);
  return url && <iframe src={url + PDF_VIEW} title="Receipt" />;
}
