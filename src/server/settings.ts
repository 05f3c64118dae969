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
  chatSession: '' | 'visitor';
  /** Empty: the contact form is simulated. */
  contactUrl: string;
  /** Empty: Subscribe opens a pre-filled e-mail. */
  newsletterUrl: string;
  /** Empty: what the security policy stops is reported to nobody. */
  reportUrl: string;
}

const variables = {
  siteUrl: ['SITE_URL', 'http://localhost:3000'],
  apiUrl: ['API_URL', '/api'],
  chatWebhookUrl: ['CHAT_WEBHOOK_URL', '/api/assistant'],
  chatSession: ['CHAT_SESSION', ''],
  contactUrl: ['CONTACT_URL', ''],
  newsletterUrl: ['NEWSLETTER_URL', ''],
  reportUrl: ['REPORT_URL', ''],
} as const satisfies Record<keyof Settings, readonly [variable: string, fallback: string]>;

/** Reads the settings. Errors: throws a sentence for a person when one can't be what it is set to. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (key: keyof Settings) => {
    const [variable, fallback] = variables[key];
    const given = (environment[variable] ?? '').trim();
    // What paths are added to; every other address is kept to the letter, because a last slash may matter to its server.
    const value = (/^(SITE|API)_URL$/.test(variable) ? given.replace(/\/+$/, '') : given) || fallback;
    if (!isAddress(value, key !== 'siteUrl')) {
      throw new Error(`${variable} has to be an address such as https://example.org, but is '${value}'.`);
    }
    return value;
  };
  const chatSession = (environment.CHAT_SESSION ?? '').trim();
  if (chatSession !== '' && chatSession !== 'visitor')
    throw new Error(`CHAT_SESSION has to be 'visitor' or empty, but is '${chatSession}'.`);
  return {
    chatSession,
    siteUrl: read('siteUrl'),
    apiUrl: read('apiUrl'),
    chatWebhookUrl: read('chatWebhookUrl'),
    contactUrl: read('contactUrl'),
    newsletterUrl: read('newsletterUrl'),
    reportUrl: read('reportUrl'),
  };
}

/** One line a setting, for the console: its variable, its value, and whether it was set. */
export function describeSettings(settings: Settings): string[] {
  return (Object.keys(variables) as (keyof Settings)[]).map((key) => {
    const [variable, fallback] = variables[key];
    const origin = settings[key] === fallback ? 'default' : 'set';
    return `  ${variable.padEnd(17)} ${settings[key] || '(none)'}  ${origin}`;
  });
}

function isAddress(value: string, isPathAllowed: boolean): boolean {
  if (value === '') return true;
  if (isPathAllowed && /^\/(?!\/)/.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}
