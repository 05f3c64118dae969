import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { form, serviceOptions } from '../../../../src/content/pages/contact-form.ts';
import { ContactForm } from '../../../../src/site/pages/contact/form/ContactForm.tsx';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { bodyOf, serve } from '../../../support/server.ts';

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

export function renderForm(url: string) {
  return render(<ContactForm url={url} timeoutMs={longMs} />, { wrapper: StoreProvider });
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

/** Renders the form, fills it in and submits it. Returns the render result and the button. */
export function sendForm(url: string) {
  const rendered = renderForm(url);
  fillIn();
  return { ...rendered, button: press() };
}

/** Serves a contact address. Without a listener, requests get no response. */
export async function contactServer(listener?: RequestListener) {
  const requests: { request: IncomingMessage; response: ServerResponse; body: string }[] = [];
  const url = await serve(async (request, response) => {
    requests.push({ request, response, body: await bodyOf(request) });
    listener?.(request, response);
  });
  return { url, requests };
}

export const longMs = 60_000;
// On a busy machine the real server may take longer than the library's default timeout.
configure({ asyncUtilTimeout: longMs });
