// The weather between the console and the API: slow, failing, down, as the page sees it.
import type { Page, Route } from 'playwright-core';
import { askServer } from './browser.ts';

/**
 * `slow` is until the weather changes; `lost`: the server does what it is asked, and nobody hears of
 * it; `ended`: the session has.
 */
export type Kind = 'fine' | 'slow' | 'failing' | 'down' | 'lost' | 'ended';

export interface Weather {
  /** Every call of the page since the last change, as `POST /admin/create-category`. */
  readonly attempts: readonly string[];
  /** What befalls the calls that the pattern fits, also those that were held back; all others go as they came. */
  set(kind: Kind, calls?: RegExp): void;
}

/** Stands between the page and the API. */
export async function weatherOf(page: Page): Promise<Weather> {
  const attempts: string[] = [];
  const held: (() => void)[] = [];
  let present: { kind: Kind; calls: RegExp } = { kind: 'fine', calls: /./ };
  await page.route(/\/api\/(super-)?admin\//, async (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname.slice('/api'.length)}`;
    attempts.push(call);
    if (!present.calls.test(call)) return route.fallback();
    while (present.kind === 'slow') await new Promise<void>((resolve) => held.push(resolve));
    await befall(route, present.kind);
  });
  return {
    attempts,
    set(kind, calls = /./) {
      attempts.length = 0;
      present = { kind, calls };
      for (const go of held.splice(0)) go();
    },
  };
}

/** A call may have been given up in the meantime: then there is nothing to answer. */
async function befall(route: Route, kind: Kind): Promise<void> {
  try {
    if (kind === 'failing') await route.fulfill({ status: 500, json: { status: false, message: 'Broken.' } });
    else if (kind === 'ended') await route.fulfill({ status: 401, json: { status: false, message: 'Sign in.' } });
    else if (kind === 'down') await route.abort('connectionrefused');
    else if (kind === 'lost') {
      await askServer(route);
      await route.abort('connectionreset');
    } else await route.fallback();
  } catch {}
}
