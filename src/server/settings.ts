/**
 * The settings that a build reads from the environment.
 *
 * Source: the table of settings in README.md. The addresses of site and API have no trailing slash; an empty string is the same as unset.
 */
export interface Settings {
  siteUrl: string;
  apiUrl: string;
  chatWebhookUrl: string;
  /** `visitor`: the webhook is told visitors apart; empty: all send one fixed `sessionId`. */
  chatSession: string;
  /** Empty: the contact form is simulated. */
  contactUrl: string;
  /** Empty: Subscribe opens a pre-filled e-mail. */
  newsletterUrl: string;
  /** Empty: what the security policy stops is reported to nobody. */
  reportUrl: string;
  /** So many minutes without anybody end a session of the console. */
  idleMinutes: string;
}

interface Kind {
  /** The end of a sentence that says how a value has to be. */
  words: string;
  isRight(value: string): boolean;
}

const isAbsolute = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const origin: Kind = { words: 'an address such as https://example.org', isRight: isAbsolute };
const address: Kind = {
  words: origin.words,
  isRight: (value) => value === '' || /^\/(?!\/)/.test(value) || isAbsolute(value),
};
const sessions: Kind = { words: "'visitor' or empty", isRight: (value) => /^(visitor)?$/.test(value) };
const minutes: Kind = {
  words: 'a whole number of minutes from 5 to 1440',
  isRight: (value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) >= 5 && Number(value) <= 1440,
};

const variables: Readonly<Record<keyof Settings, readonly [variable: string, fallback: string, kind: Kind]>> = {
  siteUrl: ['SITE_URL', 'http://localhost:3000', origin],
  apiUrl: ['API_URL', '/api', address],
  chatWebhookUrl: ['CHAT_WEBHOOK_URL', '/api/assistant', address],
  chatSession: ['CHAT_SESSION', '', sessions],
  contactUrl: ['CONTACT_URL', '', address],
  newsletterUrl: ['NEWSLETTER_URL', '', address],
  reportUrl: ['REPORT_URL', '', address],
  idleMinutes: ['IDLE_MINUTES', '30', minutes],
};

/** Reads the settings. Errors: throws a sentence for a person when one can't be what it is set to. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(variables).map(([key, [variable, fallback, { words, isRight }]]) => {
    const given = (environment[variable] ?? '').trim();
    // Paths are added to these two; every other address is kept to the letter: a last slash may matter to its server.
    const value = (/^(SITE|API)_URL$/.test(variable) ? given.replace(/\/+$/, '') : given) || fallback;
    if (!isRight(value)) throw new Error(`${variable} has to be ${words}, but is '${value}'.`);
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/** One line a setting, for the console: its variable, its value, and whether it was set. */
export function describeSettings(settings: Settings): string[] {
  return Object.entries(variables).map(([key, [variable, fallback]]) => {
    const value = settings[key as keyof Settings];
    return `  ${variable.padEnd(17)} ${value || '(none)'}  ${value === fallback ? 'default' : 'set'}`;
  });
}
