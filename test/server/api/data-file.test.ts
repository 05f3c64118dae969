import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { IMAGES_PER_PROJECT } from '../../../src/contract/limits.ts';
import { createDemoApi } from '../../../src/server/api/demo-api.ts';
import { type Client, type Demo, fileOf, startDemo } from './client.ts';

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-api-'));
  data = join(folder, 'kept', 'demo.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function during<Result>(work: (client: Client, demo: Demo) => Promise<Result>): Promise<Result> {
  const demo = await startDemo({ data });
  try {
    return await work(await demo.signIn('plain'), demo);
  } finally {
    await demo.close();
  }
}

test('what was done and uploaded is there after a restart', async () => {
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

test('a success has been kept when it is answered, also when many come at once', async () => {
  await during(async (client) => {
    const names = Array.from({ length: 30 }, (_, index) => `Kind ${index}`);
    await Promise.all(
      names.map(async (name) => {
        assert.equal((await client.call('createCategory', { name })).status, 200);
        assert.ok(readFileSync(data, 'utf8').includes(`"${name}"`));
      }),
    );
  });
  assert.deepEqual(readdirSync(join(folder, 'kept')).toSorted(), ['demo.json', 'demo.json.files']);
});

test('uploads at the same time do not overfill a project', async () => {
  await during(async (client) => {
    const { project_id, images } = (await client.call('getProjects')).body.data[0] ?? assert.fail();
    const room = IMAGES_PER_PROJECT - images.length;
    const add = () => client.call('addProjectImages', { project_id, images: [fileOf('png', 'a.png', 50_000)] });
    const answers = await Promise.all(Array.from({ length: room + 6 }, add));
    assert.equal(answers.filter(({ status }) => status === 200).length, room);
    assert.equal((await client.call('getProjects')).body.data[0]?.images.length, IMAGES_PER_PROJECT);
    const kept = (JSON.parse(readFileSync(data, 'utf8')).tables.files as { name: string }[]).map(({ name }) => name);
    assert.deepEqual(readdirSync(`${data}.files`).toSorted(), kept.toSorted());
  });
});

test('deleted uploads leave no file behind', async () => {
  await during(async (client) => {
    const projects = (await client.call('getProjects', { limit: 100 })).body.data;
    const { project_id, images } = projects.find((project) => project.images.length > 0) ?? assert.fail();
    const path = join(`${data}.files`, images[0]?.url.split('/').at(-1) ?? '');
    assert.ok(existsSync(path));
    await client.call('deleteProject', { project_id });
    assert.equal(existsSync(path), false);
  });
});

test('what cannot be kept is not answered as a success', async () => {
  await during(async (client) => {
    rmSync(join(folder, 'kept'), { recursive: true });
    const { status, body } = await client.fail('createCategory', { name: 'Lost' });
    assert.deepEqual([status, body.message], [500, 'Something went wrong on the server. Try again later.']);
  });
});

test('what the disk refuses leaves nothing behind: no row, no gap, no file, and the next try works', async () => {
  await during(async (client, demo) => {
    const projects = (await client.call('getProjects', { limit: 100 })).body.data;
    const { project_id, images } = projects.find((project) => project.images.length > 0) ?? assert.fail();
    const image = images[0] ?? assert.fail();
    const files = readdirSync(`${data}.files`).toSorted();
    const content = readFileSync(data);
    // Nothing can be renamed to a folder that is not empty.
    rmSync(data);
    mkdirSync(join(data, 'in the way'), { recursive: true });
    const all = await Promise.all([
      client.fail('createCategory', { name: 'Lost' }),
      client.fail('deleteProjectImage', { project_id, image_id: image.image_id }),
      client.fail('addProjectImages', { project_id, images: [fileOf('png', 'a.png', 700)] }),
      client.fail('deleteProject', { project_id }),
    ]);
    assert.deepEqual(
      all.map(({ status }) => status),
      [500, 500, 500, 500],
    );
    assert.deepEqual((await client.call('getProjects', { limit: 100 })).body.data, projects);
    assert.ok(!(await client.call('getCategories')).body.data.some(({ name }) => name === 'Lost'));
    assert.deepEqual(readdirSync(`${data}.files`).toSorted(), files);
    assert.equal((await fetch(new URL(image.url, demo.url))).status, 200);
    rmSync(data, { recursive: true });
    writeFileSync(data, content);
    assert.equal((await client.call('createCategory', { name: 'Lost' })).status, 200);
  });
  await during(async (client) => {
    assert.ok((await client.call('getCategories')).body.data.some(({ name }) => name === 'Lost'));
  });
});

test('what a killed process left is swept at the start; the rest of the folder is not touched', async () => {
  await during(async () => undefined);
  const orphan = `${'0'.repeat(32)}.png`;
  for (const name of [orphan, `${'1'.repeat(32)}.png.tmp`, 'notes.txt'])
    writeFileSync(join(`${data}.files`, name), 'x');
  writeFileSync(`${data}.4711.tmp`, '{"half":');
  await during(async () => undefined);
  const names = readdirSync(`${data}.files`);
  assert.deepEqual([names.includes(orphan), names.some((name) => name.endsWith('.tmp'))], [false, false]);
  assert.ok(names.includes('notes.txt'));
  assert.deepEqual(readdirSync(join(folder, 'kept')).toSorted(), ['demo.json', 'demo.json.files']);
});

test('a data file has one server; what a dead one left holds nobody up', async () => {
  await during(async () => {
    assert.throws(() => createDemoApi({ data }), {
      message: `The data file ${data} is in use by process ${process.pid}. Stop that one, or name another file.`,
    });
  });
  for (const left of ['999999 123', `${process.pid} 1`, '', 'nonsense']) {
    writeFileSync(`${data}.lock`, left);
    await during(async () => undefined);
  }
});

const valid = async () => {
  await during(async () => undefined);
  return JSON.parse(readFileSync(data, 'utf8'));
};

test('a table that came later than a data file is empty, and the rest is as it was', async () => {
  const content = await valid();
  delete content.tables.notifications;
  writeFileSync(data, JSON.stringify(content));
  await during(async (client) => {
    assert.deepEqual((await client.call('getNotifications')).body.data, []);
    const fields = { title: 'First', message: 'M', audience: 'all', scheduled_at: null };
    await client.call('scheduleNotification', fields);
    assert.equal((await client.call('getProjects')).body.total, content.tables.projects.length);
  });
  await during(async (client) => assert.equal((await client.call('getNotifications')).body.data.length, 1));
});

for (const [what, contentOf, reason] of [
  ['empty', async () => '', 'it is empty'],
  ['cut off', async () => JSON.stringify(await valid()).slice(0, 5000), 'it is not JSON'],
  ['of something else', async () => '{"name":"package"}', 'it was not written by this demo'],
  ['of another version', async () => JSON.stringify({ ...(await valid()), version: 2 }), 'its version is not 1'],
  [
    'with something else for a table',
    async () => {
      const content = await valid();
      content.tables.projects = {};
      return JSON.stringify(content);
    },
    "the table 'projects' is not a list",
  ],
  [
    'with a damaged row',
    async () => {
      const content = await valid();
      content.tables.investments[2].amount = 12;
      return JSON.stringify(content);
    },
    "row 3 of the table 'investments' is not readable",
  ],
  [
    'with a path as a file name',
    async () => {
      const content = await valid();
      content.tables.files[0].name = '../../secret.pdf';
      return JSON.stringify(content);
    },
    "row 1 of the table 'files' is not readable",
  ],
  [
    'without a super-admin',
    async () => {
      const content = await valid();
      for (const admin of content.tables.admins) admin.role = 'ADMIN';
      return JSON.stringify(content);
    },
    'it holds no active super-admin',
  ],
] as const) {
  test(`a data file ${what} is refused with a reason and left alone`, async () => {
    const content = await contentOf();
    mkdirSync(join(folder, 'kept'), { recursive: true });
    writeFileSync(data, content);
    assert.throws(() => createDemoApi({ data }), {
      message: `The data file ${data} can't be used: ${reason}. It was left as it is. Repair it, move it away, or name another file.`,
    });
    assert.equal(readFileSync(data, 'utf8'), content);
  });
}

test('a folder in the place of the data file is refused with a reason', () => {
  mkdirSync(data, { recursive: true });
  assert.throws(() => createDemoApi({ data }), { message: `The data file ${data} can't be read (EISDIR).` });
});

test('a place that cannot be written is refused with a reason', () => {
  writeFileSync(join(folder, 'kept'), 'a file where the folder should be');
  assert.throws(() => createDemoApi({ data }), /^Error: The data file .* can't be read \(ENOTDIR\)\.$/);
});
