import { isNone } from '../lib/is-none.ts';

/** A kind of value: its description for error messages, and its validation. */
interface Kind {
  words: string;
  isRight(value: string): boolean;
}
const kind = (words: string, pattern: RegExp): Kind => ({ words, isRight: (value) => pattern.test(value) });

/** Returns whether a value is a path, or an HTTP URL without credentials whose host can't break the security policy. */
const canCall = (value: string) => {
  if (!URL.canParse(value)) return /^\/(?![/\\])\S*$/.test(value);
  const { origin, username, password } = new URL(value);
  return /^https?:\/\/[\w.[\]:-]+$/.test(origin) && /^https?:\/\/\S+$/i.test(value) && !(username || password);
};
const origin: Kind = {
  words: 'an address without a path, such as https://example.org (the site starts at the root)',
  isRight: (value) => canCall(value) && /^[^/]+\/\/[^/?#]+$/.test(value),
};
const callWords = 'an address without a user name, such as https://example.org/path, or a path such as /path';
const address: Kind = { words: callWords, isRight: (value) => value === '' || canCall(value) };
/** An address that pages only link to. */
const link: Kind = { ...address };
/** An address that paths are appended to, or `none`: the site has no console. */
const base: Kind = {
  words: `${callWords} (without ? and #), or 'none'`,
  isRight: (value) => isNone(value) || (canCall(value) && !/[?#]/.test(value)),
};
/** `none`: the site has no assistant. */
const assistant: Kind = {
  words: `${callWords}, or 'none'`,
  isRight: (value) => value === 'none' || address.isRight(value),
};
/** The address that browsers send reports to. Policies and host files contain it, so few characters are allowed. */
const reports: Kind = {
  words: `${callWords} (only letters, digits and -._~:/?=&%+)`,
  isRight: (value) => address.isRight(value) && /^[\w.~:/?=&%+[\]-]*$/.test(value),
};
const frames: Kind = {
  words: 'addresses such as https://example.org, separated by spaces',
  isRight: (value) => listOf(value).every((each) => canCall(each) && /^h[^,]+$/.test(each)),
};
const events = kind("'plausible', 'plausible:DOMAIN' or 'umami:WEBSITE-ID'", /^(plausible(:[\w.-]+)?|umami:[\w-]+)$/);
const tags = kind(
  'NAME=VALUE, such as google-site-verification=abc, more of them separated by spaces',
  /^([\w.-]+=[\w.~+/=-]+( +|$))*$/,
);
const sessions = kind("'visitor' or empty", /^(visitor)?$/);
const widgets = kind("'canned', 'assistant' or 'none'", /^(canned|assistant|none)$/);
const minutes: Kind = {
  words: 'a whole number of minutes from 5 to 1440',
  isRight: (value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) >= 5 && Number(value) <= 1440,
};

/** Each setting's variable, default and kind. Pages read a setting as a string constant such as `__API_URL__`. */
const variables = {
  siteUrl: ['SITE_URL', 'http://localhost:3000', origin],
  apiUrl: ['API_URL', '/api', base],
  chatWebhookUrl: ['CHAT_WEBHOOK_URL', '/api/assistant', assistant],
  /** `visitor`: one `sessionId` per visitor; empty: all visitors share a fixed one. */
  chatSession: ['CHAT_SESSION', '', sessions],
  /** `assistant`: the chat widget sends questions to the webhook. `canned`: it has prepared replies. `none`: no widget. */
  chatWidget: ['CHAT_WIDGET', 'canned', widgets],
  /** Empty: the contact form is simulated. */
  contactUrl: ['CONTACT_URL', '', address],
  /** Empty: Subscribe opens a pre-filled email. */
  newsletterUrl: ['NEWSLETTER_URL', '', address],
  /** Empty: visits aren't counted. */
  analyticsUrl: ['ANALYTICS_URL', '', address],
  /** The format of the events that count visits, and the site's name there. */
  analyticsKind: ['ANALYTICS_KIND', 'plausible', events],
  /** The page on which visitors book a call. Empty: no page links to one. */
  bookingUrl: ['BOOKING_URL', '', link],
  /** The sites whose videos and forms texts may show in frames. */
  frameUrls: ['FRAME_URLS', '', frames],
  /** The origins of the API's images and receipts, if they aren't those of the site or the API. */
  fileUrls: ['FILE_URLS', '', frames],
  /** `meta` tags of the home page that prove to other services who owns the site. */
  siteVerification: ['SITE_VERIFICATION', '', tags],
  /** Empty: violations of the security policy aren't reported. */
  reportUrl: ['REPORT_URL', '', reports],
  /** Minutes of inactivity that end a session of the console. */
  idleMinutes: ['IDLE_MINUTES', '30', minutes],
} as const satisfies Readonly<Record<string, readonly [variable: string, fallback: string, kind: Kind]>>;

type Name = keyof typeof variables;

/**
 * The settings that a build reads from the environment. `siteUrl` and `apiUrl` have no trailing slash. Source: the
 * table of settings in README.md.
 */
export type Settings = Readonly<Record<Name, string>>;

/** Reads the settings; an empty variable gets the default. Errors: throws an error that names the first invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(variables).map(([key, [variable, fallback, { words, isRight }]]) => {
    const given = environment[variable]?.trim() || fallback;
    // Paths are appended to these two addresses. Servers of the other addresses may require a trailing slash.
    const value = /^(SITE|API)_URL$/.test(variable) ? given.replace(/\/+$/, '') : given;
    if (!isRight(value)) throw new Error(`${variable} must be ${words}, not '${given}'.`);
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** Returns the addresses that pages may call: all in the settings except those of the site and of reports. */
export function calledAddresses(settings: Settings): string[] {
  return namesOf()
    .filter((name) => [address, assistant, base].includes(variables[name][2]))
    .map((name) => settings[name]);
}

export function hasConsole({ apiUrl }: Settings): boolean {
  return !isNone(apiUrl);
}

/** Returns the settings as constants for the code of pages: `__API_URL__` and so on. */
export function definitionsOf(settings: Settings): Record<string, string> {
  return Object.fromEntries(namesOf().map((name) => [`__${variables[name][0]}__`, JSON.stringify(settings[name])]));
}

/** Returns one line per setting, for the terminal: its variable, its value, and `default` or `set`. */
export function describeSettings(settings: Settings): string[] {
  return namesOf().map((name) => {
    const [variable, fallback] = variables[name];
    const value = settings[name];
    return `  ${variable.padEnd(17)} ${value || '(none)'}  ${value === fallback ? 'default' : 'set'}`;
  });
}

/** Returns one phrase per changed setting, such as `API_URL was '/api', now 'https://api.example'`. */
export function describeDifferences(before: Partial<Settings>, after: Settings): string[] {
  return namesOf()
    .filter((name) => before[name] !== after[name])
    .map((name) => `${variables[name][0]} was '${before[name] ?? ''}', now '${after[name]}'`);
}

/** Returns the values of a setting that is a list. */
export function listOf(setting: string): string[] {
  return setting.split(/\s+/).filter(Boolean);
}

function namesOf(): Name[] {
  return Object.keys(variables) as Name[];
}
