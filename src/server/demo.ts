import { demoAccounts, demoPassword } from './api/accounts.ts';
import { createDemoApi } from './api/demo-api.ts';
import { readDemoSettings } from './api/settings.ts';
import { createAssistant } from './assistant/assistant.ts';
import type { Handler } from './serve.ts';
import type { Settings } from './settings.ts';

/** The demo plays the API and the assistant, so that everything can be tried at once. */
export interface Demo {
  handlers: readonly Handler[];
  /** A few lines for the terminal; `address` is the server's. */
  describe(address: string): string;
  /** Resolves once the data is kept. */
  close(): Promise<void>;
}

interface DemoOptions {
  settings: Settings;
  environment: Readonly<Record<string, string | undefined>>;
  /** The file that keeps the API's data; without it the data lives as long as the process. */
  data?: string | undefined;
  /** Other machines get in: not with the password that everybody knows. */
  isOpen?: boolean;
}

/** Errors: a sentence for the person who starts it, if a setting or the data file can't be used. */
export function createDemo({ settings, environment, data, isOpen = false }: DemoOptions): Demo {
  const { slowMs, failRate, password } = readDemoSettings(environment);
  const isPlayed = settings.apiUrl.startsWith('/');
  const isKnown = password === demoPassword;
  if (isOpen && isPlayed && isKnown) {
    throw new Error('HOST opens the demo to other machines: set DEMO_PASSWORD, for its accounts, to one of your own.');
  }
  const api = createDemoApi({ basePath: settings.apiUrl, data, slowMs, failRate, password });
  return {
    // The first that answers wins, and the API answers for everything below its path.
    handlers: [createAssistant({ delayMs: slowMs, failRate }), api.handle],
    describe(address) {
      if (!isPlayed) return '';
      const accounts = demoAccounts.map(({ email, role }) => `  ${email} (${role})`).join('\n');
      const place = data ? `kept in ${data}` : 'in memory';
      return [
        `Demo of the admin API at ${address}${settings.apiUrl}, ${place}.`,
        `Sign in with ${isKnown ? `the password ${demoPassword}` : 'your DEMO_PASSWORD'}:`,
        accounts,
        ...(isOpen ? ['Open to other machines: whoever reaches this one can try to sign in. Keep real data out.'] : []),
      ].join('\n');
    },
    close: () => api.close(),
  };
}
