interface Kind {
  /** The end of a sentence that says how a value has to be. */
  words: string;
  isRight(value: string): boolean;
}

/** Pages can call an absolute address without a user in it, whose host needs no quoting in a policy, or a path of their own origin. */
const canCall = (value: string) => {
  if (!URL.canParse(value)) return /^\/(?![/\\])\S*$/.test(value);
  const { origin, username, password } = new URL(value);
  return /^https?:\/\/[\w.[\]:-]+$/.test(origin) && /^https?:\/\/\S+$/i.test(value) && !(username || password);
};
const origin: Kind = {
  words: 'an address such as https://example.org, without a path: the site starts at the root',
  isRight: (value) => canCall(value) && /^[^/]+\/\/[^/?#]+$/.test(value),
};
const callWords = 'an address such as https://example.org/path, without a user in it, or a path such as /path';
const address: Kind = { words: callWords, isRight: (value) => value === '' || canCall(value) };
/** Paths are added to it. */
const base: Kind = {
  words: `${callWords}, without ? and #`,
  isRight: (value) => canCall(value) && !/[?#]/.test(value),
};
/** Browsers call it themselves, whatever the policy says of pages. It stands in the policy, and in the files of hosts. */
const reports: Kind = {
  words: `${callWords}, of letters, digits and -._~:/?=&%+`,
  isRight: (value) => address.isRight(value) && /^[\w.~:/?=&%+[\]-]*$/.test(value),
};
const sessions: Kind = { words: "'visitor' or empty", isRight: (value) => /^(visitor)?$/.test(value) };
const minutes: Kind = {
  words: 'a whole number of minutes from 5 to 1440',
  isRight: (value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) >= 5 && Number(value) <= 1440,
};

/** Each setting: its variable, its default and what it has to be. To the code of pages each is `__ITS_VARIABLE__`, as text. */
const variables = {
  siteUrl: ['SITE_URL', 'http://localhost:3000', origin],
  apiUrl: ['API_URL', '/api', base],
  chatWebhookUrl: ['CHAT_WEBHOOK_URL', '/api/assistant', address],
  /** `visitor`: the webhook is told visitors apart; empty: all send one fixed `sessionId`. */
  chatSession: ['CHAT_SESSION', '', sessions],
  /** Empty: the contact form is simulated. */
  contactUrl: ['CONTACT_URL', '', address],
  /** Empty: Subscribe opens a pre-filled e-mail. */
  newsletterUrl: ['NEWSLETTER_URL', '', address],
  /** Empty: what the security policy stops is reported to nobody. */
  reportUrl: ['REPORT_URL', '', reports],
  /** So many minutes without anybody end a session of the console. */
  idleMinutes: ['IDLE_MINUTES', '30', minutes],
} as const satisfies Readonly<Record<string, readonly [variable: string, fallback: string, kind: Kind]>>;

type Name = keyof typeof variables;

/**
 * The settings that a build reads from the environment.
 *
 * Source: the table of settings in README.md. The addresses of site and API have no trailing slash; an empty string is the same as unset.
 */
export type Settings = Readonly<Record<Name, string>>;

/** Reads the settings. Errors: throws a sentence for a person when one can't be what it is set to. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(variables).map(([key, [variable, fallback, { words, isRight }]]) => {
    const given = environment[variable]?.trim() || fallback;
    // Paths are added to these two; every other address is kept to the letter: a last slash may matter to its server.
    const value = /^(SITE|API)_URL$/.test(variable) ? given.replace(/\/+$/, '') : given;
    if (!isRight(value)) throw new Error(`${variable} has to be ${words}; it is '${given}'.`);
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** The addresses that pages may call: every one in the settings, those of the site and of reports apart. */
export function calledAddresses(settings: Settings): string[] {
  return namesOf()
    .filter((name) => [address, base].includes(variables[name][2]))
    .map((name) => settings[name]);
}

/** The settings as the code of pages finds them: `__API_URL__` and the like. */
export function definitionsOf(settings: Settings): Record<string, string> {
  return Object.fromEntries(namesOf().map((name) => [`__${variables[name][0]}__`, JSON.stringify(settings[name])]));
}

/** One line a setting, for the console: its variable, its value, and whether it was set. */
export function describeSettings(settings: Settings): string[] {
  return namesOf().map((name) => {
    const [variable, fallback] = variables[name];
    const value = settings[name];
    return `  ${variable.padEnd(17)} ${value || '(none)'}  ${value === fallback ? 'default' : 'set'}`;
  });
}

function namesOf(): Name[] {
  return Object.keys(variables) as Name[];
}
