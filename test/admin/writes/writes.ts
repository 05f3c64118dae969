// How a user sends each mutation from the console's screens.
import assert from 'node:assert/strict';
import { File } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { patterns } from '../../../src/admin/paths.ts';
import { type Seen, writingSteps } from '../../../src/checks/steps.ts';
import { type Endpoint, operationOf } from '../../../src/contract/endpoint.ts';
import { endpoints, resources } from '../../../src/contract/endpoints.ts';
import { listedShapes } from '../../../src/contract/listed-shapes.ts';
import { ownIdOf } from '../../../src/contract/shape.ts';
import { demoAccounts, demoPassword } from '../../../src/demo/api/accounts.ts';
import type { mutations } from '../../api/endpoints.ts';
import { type ApiCall, choose, click, controlOf, fill } from '../console.tsx';

type Row = Readonly<Record<string, unknown>>;

export interface Write {
  /** The screen's path: below `/admin`, unless `isVisitor`. */
  readonly path: string;
  readonly prepare?: () => Promise<unknown>;
  /** Sends the mutation, or retries it after a failure. */
  readonly press: () => Promise<unknown>;
  /** Returns whether the mutation succeeded, on screens that show no message. */
  readonly isDone?: () => boolean;
  /** Matches the message for every failure, if it differs from the failure's own. */
  readonly says?: RegExp;
  readonly isVisitor?: true;
}

const fillAll = (values: Readonly<Record<string, string>>) => async () => {
  for (const [label, value] of Object.entries(values)) await fill(label, value);
};

const form = (path: string, label: string, values: Readonly<Record<string, string>>): Write => ({
  path,
  prepare: fillAll(values),
  press: () => click(label),
});

/** Deletes a row. Opens the dialog once: it stays open after a failure. */
const deletion = (path: string, opener: string, typed?: unknown): Write => ({
  path,
  async prepare() {
    await click(opener);
    if (typed) await fill('Type .*', String(typed));
  },
  press: () => click('Delete'),
});

/** Uploads a file: it is sent when it is chosen, or when the button `sender` is clicked. */
const upload = (path: string, label: RegExp, name: string, content: string, sender?: string): Write => ({
  path,
  async press() {
    if (document.querySelector(`[aria-label="Retry ${name}"]`)) return click(`Retry ${name}`);
    await choose(label, new File([Buffer.from(content, 'latin1')], name));
    if (sender) await click(sender);
  },
});

async function findRows(call: ApiCall) {
  const list = (path: string): Promise<readonly Row[]> => call('GET', path);
  const first = async (path: string, isIt: (row: Row) => boolean = () => true) => (await list(path)).find(isIt) ?? {};
  const [user = {}, person = {}] = await list('/admin/user-list');
  const category = await call('POST', '/admin/create-category', { name: 'Not in use' });
  const pending = await first('/admin/get-all-investments', ({ status }) => status === 'pending');
  const hasFiles = ({ images, documents }: Row) =>
    [images, documents].every((files) => Array.isArray(files) && files.length > 0);
  const [project = {}, other = {}] = (await list('/admin/get-all-project?limit=100')).filter(hasFiles);
  return { user, person, category, pending, project, other };
}

type Rows = Awaited<ReturnType<typeof findRows>>;

export async function createWrites(call: ApiCall): Promise<Readonly<Record<keyof typeof mutations, Write>>> {
  const rows = await findRows(call);
  return { ...(await standardWrites(call)), ...writesOfRows(rows), ...writesOfProjects(rows), ...otherWrites(rows) };
}

/** The writes of each resource that has a list and a form, on rows that it creates. The listed ones differ. */
async function standardWrites(call: ApiCall): Promise<Readonly<Record<string, Write>>> {
  const seen: Seen = {};
  const writes: Record<string, Write> = {};
  for (const [name, argsOf] of writingSteps(Date.now())) {
    const resource = Object.keys(resources).find((each) => name in resources[each as keyof typeof resources]) ?? '';
    const list = Reflect.get(
      patterns,
      resource.replace(/_./, ([, letter]) => `${letter}`.toUpperCase()),
    );
    const idName = ownIdOf(listedShapes[resource] ?? {}) ?? '';
    const noun = idName.replace(/_id$/, '').replace('_', ' ');
    const endpoint: Endpoint = endpoints[name];
    const args = argsOf(seen);
    if (!list || !args || endpoint.form) continue;
    const path = `${list}/${Reflect.get(args, idName) ?? Reflect.get(args, 'id')}`;
    const operation = operationOf(endpoint);
    if (operation === 'create') {
      seen[name] = await call(endpoint.method, endpoint.path, args);
      writes[name] = { path: `${list}/new`, prepare: fillRequired, press: () => click(`Create ${noun}`) };
    } else if (operation === 'change') {
      writes[name] = { path, prepare: fillFirst, press: () => click(`Save ${noun}`) };
    } else writes[name] = deletion(path, `Delete ${noun}`);
  }
  return writes;
}

const fieldsOf = (selector: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`main form ${selector}`)];
    assert.ok(found.length > 0, selector);
    return found;
  });
/** Valid values by the name, the input mode or the type of a field. */
const samples: Readonly<Record<string, string>> = {
  ...{ email: 'new@mail.example', phone: '+1 555 0100', currency: 'USD' },
  ...{ date: '2031-07-01', decimal: '12', numeric: '12' },
};

async function fillRequired(): Promise<void> {
  for (const field of await fieldsOf('[required]')) {
    const choices = [...field.querySelectorAll('option')].map(({ value }) => value);
    const value = choices.at(-1) ?? samples[field.name] ?? samples[field.inputMode || field.type] ?? '12345 other';
    fireEvent.change(field, { target: { value } });
  }
}

async function fillFirst(): Promise<void> {
  const [field = assert.fail()] = await fieldsOf('input[type="text"]');
  fireEvent.change(field, { target: { value: 'Another 67890' } });
}

const newNotice = { Title: 'Harvest report', Message: 'It is in your account.', 'Send time': '2031-07-01T09:30' };

function writesOfRows({ user, category }: Rows): Readonly<Record<string, Write>> {
  return {
    deleteUser: deletion(`/users/${user.user_id}`, 'Delete user', user.name),
    deleteCategory: deletion('/categories', `Delete ${category.name}`),
    scheduleNotification: form('/notifications/new', 'Schedule notification', newNotice),
  };
}

function writesOfProjects({ project, other }: Rows): Readonly<Record<string, Write>> {
  const path = `/projects/${project.project_id}`;
  const [{ document_name: documentName }] = project.documents as [Row];
  return {
    createProject: {
      path: '/projects/new',
      async prepare() {
        const { value } = (await screen.findByText('Agriculture')) as HTMLOptionElement;
        await fillAll({ Title: 'Kelp farm', Description: 'Dried.', Category: value, 'Target amount': '25000' })();
      },
      press: () => click('Create project'),
    },
    updateProject: form(path, 'Save project', { Location: 'Skerry Bay' }),
    deleteProject: deletion(`/projects/${other.project_id}`, 'Delete project', other.title),
    addProjectImages: upload(path, /Choose images/, 'roof.png', '\x89PNG\r\n\x1a\n'),
    addProjectDocument: upload(path, /Choose documents/, 'lease.pdf', '%PDF-1.7', 'Upload 1 document'),
    deleteProjectDocument: deletion(path, `Delete ${documentName}`),
    deleteProjectImage: deletion(path, 'Delete image 1'),
  };
}

function otherWrites({ person, pending }: Rows): Readonly<Record<string, Write>> {
  const isOn = () => document.querySelector('main [role="switch"]')?.getAttribute('aria-checked') === 'true';
  return {
    changeUserStatus: {
      path: `/users/${person.user_id}`,
      press: () => click(`${person.name} active`),
      isDone: () => isOn() !== (person.status === 'active'),
    },
    decideInvestment: {
      path: `/investments/review?at=${pending.investment_id}`,
      async press() {
        const problem = document.querySelector<HTMLElement>('[role="alert"] a');
        if (problem) fireEvent.click(problem);
        await waitFor(() => assert.equal(controlOf(/^Approve/).getAttribute('aria-disabled'), 'false'));
        await click(/^Approve/);
        // Leaving the page sends the decision that could still be undone.
        dispatchEvent(new Event('pagehide'));
      },
      isDone: () => document.querySelector('[role="alert"] a') === null,
    },
    updateProfile: form('/profile', 'Save profile', { Phone: '+1 555 0100' }),
    signIn: {
      path: '/sign-in',
      isVisitor: true,
      prepare: () => fill('Email', demoAccounts[0].email),
      async press() {
        await fill('Password', demoPassword);
        await click('Sign in');
      },
      isDone: () => document.querySelector('nav') !== null,
      says: /can't|Couldn't|wrong|Incorrect|In use/,
    },
  };
}
