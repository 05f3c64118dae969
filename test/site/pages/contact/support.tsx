// The contact form in a document, and a server that takes its messages.
import '../../../support/dom.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/site/pages/contact/form/ContactForm.tsx';
import { StoreProvider } from '../../../../src/state/store.tsx';

export const written = {
  'Full Name *': 'Ada Merrow',
  'Email Address *': 'ada@client.example',
  Company: 'Merrow Mills',
  'Phone Number': '555-0100',
  'Service Interest *': 'data-analytics',
  'Project Details *': 'Sort the mail',
};
export const sent = 'Thank you! Your message has been sent successfully. We’ll get back to you within 24 hours.';

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

/** A contact address on a free port that answers each request with the next listener. */
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
// A real server answers here; on a busy machine it may take longer than the library waits by itself.
configure({ asyncUtilTimeout: longMs });
