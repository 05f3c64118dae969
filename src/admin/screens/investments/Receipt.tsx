import { useState } from 'react';
import type { Investment } from '../../../contract/investments.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { fileHref, pictureHref } from '../../api-url.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './Receipt.module.css';

/** The receipt of a payment: shown where it is a picture, else opened in a tab of its own. */
export function Receipt({ investment: { receipt_url, user_name } }: { investment: Investment }) {
  const [failed, setFailed] = useState<string>();
  const href = fileHref(receipt_url);
  const picture = pictureHref(receipt_url);
  if (!href) return <p className={styles.none}>No receipt was sent.</p>;
  const isShown = picture !== undefined && picture !== failed && !/\.pdf($|\?)/i.test(picture);
  return (
    <figure className={styles.receipt}>
      {isShown && (
        <a href={href} target="_blank" rel="noreferrer" aria-label={`Open receipt of ${user_name} in a new tab`}>
          <img className={styles.picture} src={picture} alt="Receipt" onError={() => setFailed(picture)} />
        </a>
      )}
      {!isShown && (
        <ButtonLink size="small" href={href} target="_blank" rel="noreferrer">
          <Icon name="document" />
          Open receipt in a new tab
        </ButtonLink>
      )}
    </figure>
  );
}
