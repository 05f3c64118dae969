import type { Handler } from '../hosting/handler.ts';
import type { Settings } from '../hosting/settings.ts';
import { demoAccounts, demoPassword } from './api/accounts.ts';
import { createDemoApi } from './api/demo-api.ts';
import { passwordFault } from './api/wire/values.ts';
import { createAssistant } from './assistant/assistant.ts';

interface DemoOptions {
  settings: Settings;
  environment: Readonly<Record<string, string | undefined>>;
  /** The file to save the API's data in. */
  data?: string | undefined;
  /** True if other machines can connect. Then `createDemo` rejects the public default password. */
  isOpen?: boolean;
}

/**
 * Simulates the API and the assistant, so that everything works without a backend. `close` unlocks the data file.
 * Errors: throws a message for the user if a setting or the data file can't be used.
 */
export function createDemo({ settings, environment, data, isOpen = false }: DemoOptions) {
  const password = environment.DEMO_PASSWORD?.trim() || demoPassword;
  const isDefaultPassword = password === demoPassword;
  const fault = isDefaultPassword ? undefined : passwordFault(password);
  if (fault) throw new Error(`DEMO_PASSWORD: ${fault}`);
  const hasDemoApi = settings.apiUrl.startsWith('/');
  if (isOpen && hasDemoApi && isDefaultPassword) {
    throw new Error('HOST lets other machines reach the demo. Set DEMO_PASSWORD to your own password.');
  }
  const api = createDemoApi({ basePath: settings.apiUrl, data, password });
  return {
    // The assistant comes first, because the API responds to every path below its base path, including the assistant's.
    handlers: [createAssistant(), api.handle] satisfies Handler[],
    /** Returns the lines to print at start, with the sign-in accounts; empty without the demo API. */
    describe(address: string): string {
      if (!hasDemoApi) return '';
      const accounts = demoAccounts.map(({ email, role }) => `  ${email} (${role})`).join('\n');
      const storage = data ? `saved to ${data}` : 'in memory';
      return [
        `Demo of the admin API at ${address}${settings.apiUrl}, ${storage}.`,
        `Sign in with ${isDefaultPassword ? `the password ${demoPassword}` : 'your DEMO_PASSWORD'}:`,
        accounts,
        ...(isOpen ? ["Other machines can connect, and their users can try to sign in. Don't enter real data."] : []),
      ].join('\n');
    },
    close: api.close,
  };
}
