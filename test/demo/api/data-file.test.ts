import assert from 'node:assert/strict';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { IMAGES_PER_PROJECT } from '../../../src/contract/limits.ts';
import { createDemoApi } from '../../../src/demo/api/demo-api.ts';
import { type Client, type Demo, fileOf, startDemo } from './client.ts';

let folder: string;
let data: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'demo-api-'));
  data = join(folder, 'kept', 'demo.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function during<Result>(work: (client: Client, demo: Demo) => Promise<Result>): Promise<Result> {
  const demo = await startDemo({ data });
  try {
    return await work(await demo.signIn('plain'), demo);
  } finally {
    await demo.close();
  }
}

test('created rows and uploads survive a restart of the demo', async () => {
  const { project, url } = await during(async (client) => {
    const category_id = (await client.call('createCategory', { name: 'Kept' })).body.data.category_id;
    const fields = { title: 'Kept too', description: 'D', category_id, target_amount: '10', status: 'draft' };
    const created = (await client.call('createProject', fields)).body.data;
    const form = { project_id: created.project_id, images: [fileOf('png', 'a.png', 700)] };
    return { project: created, url: (await client.call('addProjectImages', form)).body.data[0]?.url ?? '' };
  });
  await during(async (client, demo) => {
    const [found] = (await client.call('getProjects', { search: 'kept too' })).body.data;
    assert.deepEqual(
      [found?.project_id, found?.category_name, found?.images[0]?.url],
      [project.project_id, 'Kept', url],
    );
    const response = await fetch(new URL(url, demo.url));
    assert.equal((await response.arrayBuffer()).byteLength, 700);
    const next = (await client.call('createCategory', { name: 'Next' })).body.data.category_id;
    assert.ok(Number(next) > Number(found?.images[0]?.image_id), 'no id is given twice');
  });
});

test('a successful write is on disk before its response, also during many writes at once', async () => {
  await during(async (client) => {
    const names = Array.from({ length: 30 }, (_, index) => `Kind ${index}`);
    await Promise.all(
      names.map(async (name) => {
        assert.equal((await client.call('createCategory', { name })).status, 200);
        assert.ok(fs.readFileSync(data, 'utf8').includes(`"${name}"`));
      }),
    );
  });
  assert.deepEqual(fs.readdirSync(join(folder, 'kept')).toSorted(), ['demo.json', 'demo.json.files']);
});

test('concurrent uploads don’t overfill a project; rejected and deleted ones leave no file', async () => {
  await during(async (client) => {
    const { project_id, images } = (await client.call('getProjects')).body.data[0] ?? assert.fail();
    const room = IMAGES_PER_PROJECT - images.length;
    const add = () => client.call('addProjectImages', { project_id, images: [fileOf('png', 'a.png', 50_000)] });
    const responses = await Promise.all(Array.from({ length: room + 6 }, add));
    assert.equal(responses.filter(({ status }) => status === 200).length, room);
    const isOnDisk = () => {
      const stored = (JSON.parse(fs.readFileSync(data, 'utf8')).tables.files as { name: string }[]).map(
        ({ name }) => name,
      );
      assert.deepEqual(fs.readdirSync(`${data}.files`).toSorted(), stored.toSorted());
    };
    isOnDisk();
    await client.call('deleteProject', { project_id });
    isOnDisk();
  });
});

test('a write that can’t be saved fails and prints the error; the next write saves both', async (t) => {
  const { mock } = t.mock.method(console, 'error', () => undefined);
  await during(async (client) => {
    await client.call('createCategory', { name: 'First' });
    // Saving fails, because a file can't be renamed to a folder that isn't empty.
    fs.renameSync(data, `${data}.old`);
    fs.mkdirSync(join(data, 'in the way'), { recursive: true });
    const { status, body } = await client.fail('createCategory', { name: 'Late' });
    assert.deepEqual([status, body.message], [500, 'Something went wrong on the server. Try again later.']);
    assert.match(String(mock.calls[0]?.arguments), /^Error: E/);
    fs.rmSync(data, { recursive: true });
    assert.equal((await client.call('createCategory', { name: 'Next' })).status, 200);
    assert.match(fs.readFileSync(data, 'utf8'), /"Late".*"Next"/);
  });
});

test('a file that can’t be deleted fails no write, and the others are deleted', async () => {
  await during(async (client) => {
    const { project_id, images } =
      (await client.call('getProjects')).body.data.find(({ images }) => images.length > 1) ?? assert.fail();
    const [first = '', ...others] = images.map(({ url }) => join(`${data}.files`, basename(url)));
    fs.rmSync(first);
    fs.mkdirSync(first);
    assert.equal((await client.call('deleteProject', { project_id })).status, 200);
    for (const other of others) assert.equal(fs.existsSync(other), false);
  });
});

test('a first save that fails is reported with its reason, and leaves no lock', () => {
  fs.mkdirSync(join(folder, 'kept'));
  fs.writeFileSync(`${data}.files`, 'in the way');
  const message = `The data file ${data} can't be written (EEXIST). Choose another with --data FILE.`;
  assert.throws(() => createDemoApi({ data }), { message });
  assert.equal(fs.existsSync(`${data}.lock`), false);
});

test('a data file is used by one server at a time; the lock of a killed server is ignored', async () => {
  fs.mkdirSync(join(folder, 'kept'));
  fs.writeFileSync(`${data}.lock`, `${process.ppid}`);
  assert.throws(() => createDemoApi({ data }), {
    message: `The data file ${data} is in use by process ${process.ppid}. Stop that process, or choose another file with --data FILE.`,
  });
  for (const left of ['999999', `${process.pid}`, '', 'nonsense']) {
    fs.writeFileSync(`${data}.lock`, left);
    await during(async () => assert.equal(fs.readFileSync(`${data}.lock`, 'utf8'), `${process.pid}`));
    assert.equal(fs.existsSync(`${data}.lock`), false);
  }
});

type Content = { version: number; tables: Record<string, Record<string, unknown>[]> };
const written = async (): Promise<Content> => {
  await during(async () => undefined);
  return JSON.parse(fs.readFileSync(data, 'utf8'));
};

test('a table that a data file lacks is empty, and the others are unchanged', async () => {
  const content = await written();
  delete content.tables.notifications;
  fs.writeFileSync(data, JSON.stringify(content));
  await during(async (client) => {
    assert.deepEqual((await client.call('getNotifications')).body.data, []);
    assert.equal((await client.call('getProjects')).body.total, content.tables.projects?.length);
  });
});

/** Returns the text of a data file whose tables `spoil` has changed. */
const spoilt = async (spoil: (tables: Record<string, Record<string, unknown>[]>) => unknown) => {
  const content = await written();
  spoil(content.tables);
  return JSON.stringify(content);
};

test('a data file that can’t be used is rejected with a reason, and not changed', async () => {
  for (const [content, reason] of [
    ['', 'it is empty'],
    [JSON.stringify(await written()).slice(0, 5000), "it isn't JSON"],
    ['{"name":"package"}', "it wasn't written by this demo"],
    [JSON.stringify({ ...(await written()), version: 2 }), "its version isn't 1"],
    [await spoilt((tables) => Object.assign(tables, { projects: {} })), "tables.projects isn't a list"],
    [
      await spoilt(({ investments = [] }) => Object.assign(investments[1] ?? {}, { amount: '12 or so' })),
      "tables.investments[1].amount isn't a decimal amount as text",
    ],
    [
      await spoilt(({ admins = [] }) => admins.map((admin) => Object.assign(admin, { role: 'ADMIN' }))),
      'it has no active super-admin',
    ],
  ] as const) {
    fs.writeFileSync(data, content);
    assert.throws(() => createDemoApi({ data }), {
      message: `The data file ${data} can't be used: ${reason}. It wasn't changed. Repair or move it, or choose another with --data FILE.`,
    });
    assert.equal(fs.readFileSync(data, 'utf8'), content);
    fs.rmSync(data);
  }
});

test('deleting a project deletes no file outside the demo’s folder, even if the data file names it', async () => {
  const secret = join(folder, 'secret.pdf');
  let project_id: unknown;
  const content = await spoilt(({ files = [], projects = [] }) => {
    const project = projects.find(({ documents }) => (documents as object[]).length > 0);
    project_id = project?.project_id;
    for (const document of (project?.documents ?? []) as { file: string }[]) document.file = '../../secret.pdf';
    Object.assign(files[0] ?? {}, { name: '../../secret.pdf' });
  });
  fs.writeFileSync(data, content);
  fs.writeFileSync(secret, 'secret');
  await during(async (client) => assert.equal((await client.call('deleteProject', { project_id })).status, 200));
  assert.equal(fs.readFileSync(secret, 'utf8'), 'secret');
});

test('a data file that can’t be read, or a --data without a file, is rejected with a reason', () => {
  fs.mkdirSync(data, { recursive: true });
  assert.throws(() => createDemoApi({ data }), /can't be read \(EISDIR\)\. Choose another with/);
  fs.writeFileSync(join(folder, 'file'), '');
  assert.throws(() => createDemoApi({ data: join(folder, 'file', 'x') }), / can't be read \(ENOTDIR\)/);
  assert.throws(() => createDemoApi({ data: '' }), /^Error: --data needs a file/);
});
