// The contact form in a document, and a server that receives its messages.
import '../../../support/dom.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { form, serviceOptions } from '../../../../src/content/pages/contact-form.ts';
import { ContactForm } from '../../../../src/site/pages/contact/form/ContactForm.tsx';
import { StoreProvider } from '../../../../src/state/store.tsx';

/** Values by field label, in the form's order. */
export const written: Readonly<Record<string, string>> = {
  [form.name.label]: 'Ada Merrow',
  [form.email.label]: 'ada@client.example',
  [form.company.label]: 'Merrow Mills',
  [form.phone.label]: '555-0100',
  [form.service.label]: serviceOptions.at(-1)?.value ?? '',
  [form.message.label]: 'Sort the mail',
};
export const sent: string = form.success;

export function renderForm(url: string, timeoutMs = longMs) {
  return render(<ContactForm url={url} timeoutMs={timeoutMs} />, { wrapper: StoreProvider });
}

export function fillIn(): void {
  for (const [label, value] of Object.entries(written))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export function values(): Record<string, string> {
  const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  return Object.fromEntries(Object.keys(written).map((label) => [label, read(label)]));
}

export function press(): HTMLButtonElement {
  const button = screen.getByRole<HTMLButtonElement>('button');
  fireEvent.click(button);
  return button;
}

/** Serves a contact address on a free port that handles each request with the next listener. */
export async function contactServer(context: TestContext, ...answers: RequestListener[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answers[requests.length - 1]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests, server };
}

export const longMs = 60_000;
// On a busy machine the real server may take longer than the library's default timeout.
configure({ asyncUtilTimeout: longMs });
