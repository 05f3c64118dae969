import { useEffect, useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { REQUEST_TIMEOUT_MS } from '../../../contract/limits.ts';
import { send } from '../../../http/send.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { fileHref, pictureHref } from '../../api-url.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useObjectUrl } from '../../kit/upload/use-object-url.ts';
import * as styles from './Receipt.module.css';

/** The receipt of a payment: shown where it is a picture or a PDF of the API's own, and opened in a tab of its own. */
export function Receipt({ investment: { receipt_url } }: { investment: Investment }) {
  const [failed, setFailed] = useState<string>();
  const href = fileHref(receipt_url);
  const own = pictureHref(receipt_url);
  if (!href) return <p className={styles.none}>No receipt was sent.</p>;
  const isPdf = /\.pdf($|\?)/i.test(href);
  return (
    <figure className={styles.receipt}>
      {own && isPdf && canFramePdf() && <PdfFrame key={own} href={own} />}
      {own && !isPdf && own !== failed && (
        <img className={styles.picture} src={own} alt="Receipt" onError={() => setFailed(own)} />
      )}
      <ButtonLink size="small" href={href} target="_blank" rel="noreferrer">
        <Icon name="document" />
        Open receipt in a new tab
      </ButtonLink>
    </figure>
  );
}

/** A phone may show none. Firefox draws a PDF by scripts of its own, which the trusted types of this page stop in its frames. */
function canFramePdf(): boolean {
  const isStopped = 'trustedTypes' in window && navigator.userAgent.includes('Firefox');
  return navigator.pdfViewerEnabled !== false && !isStopped;
}

/**
 * A PDF as the browser shows one; one that shows none has the link. It is read here, since no file of the API may be
 * framed; what can't be read is left out.
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
  return url ? <iframe className={styles.pdf} src={url} title="Receipt" /> : null;
}
