import { type ChildProcess, spawn } from 'node:child_process';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';

/** Runs `npm start` on a free port. `data` is the path of the demo's data file; without it, data stays in memory. */
export function start(data?: string): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--import', 'tsx', 'src/preview/start.ts', ...(data ? ['--data', data] : [])];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0' } });
  let output = '';
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(output)));
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /^Serving dist\/ at (\S+)$/m.exec(output)?.[1];
      if (address) resolve({ child, address });
    });
  });
}

/** Sends a request to the demo API. Returns the data of its response; throws unless the status is 200. */
export async function call(address: string, method: string, path: string, token: string, body?: object) {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) };
  const payload = isForm ? body : body && JSON.stringify(body);
  const response = await fetch(`${address}/api${path}`, { method, headers, body: payload ?? null });
  if (response.status !== 200) throw new Error(`${path} returns ${response.status}`);
  return (await response.json()).data;
}

export async function signIn(address: string, role: 'SU' | 'ADMIN'): Promise<string> {
  const { email } = demoAccounts.find((account) => account.role === role) ?? demoAccounts[0];
  return (await call(address, 'POST', '/admin/login', '', { email, password: demoPassword })).token;
}

export function imageForm(projectId: string | number, sizeBytes: number): FormData {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(sizeBytes)]);
  const form = new FormData();
  form.append('project_id', String(projectId));
  form.append('images', new File([png], 'a.png', { type: 'image/png' }));
  return form;
}
