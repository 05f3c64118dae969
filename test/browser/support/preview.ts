import { type ChildProcess, spawn } from 'node:child_process';

/** Runs `npm start` on the build in dist/, on a free port. Returns the process and the site's address. */
export function startPreview(
  options: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--import', 'tsx', 'src/preview/start.ts', ...options];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0', ...environment } });
  let output = '';
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`npm start ended: ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /^Serving dist\/ at (\S+)$/m.exec(output)?.[1];
      if (address) resolve({ child, address });
    });
  });
}
