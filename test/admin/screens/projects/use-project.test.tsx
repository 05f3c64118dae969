import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useProject } from '../../../../src/admin/screens/projects/use-project.ts';
import { createApi } from '../../../api/support.tsx';

const projectOf = (id: number) => ({
  project_id: id,
  title: `Project ${id}`,
  description: '',
  category_id: 1,
  target_amount: '1000.00',
  status: 'active',
  images: [],
  documents: [],
});
const projects = Array.from({ length: 45 }, (_, index) => projectOf(index + 1));
const short = (page: number) => ({ data: projects.slice((page - 1) * 10, page * 10), total: projects.length });

/** Creates a server that ignores the requested page size. By default, it returns ten rows a page, and no `limit`. */
function createServer(responseOf: (page: number) => object = short) {
  const pages: number[] = [];
  const send: typeof fetch = async (input) => {
    const page = Number(new URL(String(input)).searchParams.get('page'));
    pages.push(page);
    if (pages.length > 100) throw new Error('It requests pages for ever.');
    return Response.json({ status: true, message: '', ...responseOf(page) });
  };
  const { wrapper } = createApi(send);
  return { pages, open: (id: string) => renderHook(() => useProject(id), { wrapper }) };
}

test('useProject finds a project again after it has moved to another page', async () => {
  let shown = 1;
  const { open } = createServer((page) => ({ ...short(page), data: short(page === 1 ? shown : page).data }));
  const { result } = open('1');
  await waitFor(() => assert.equal(result.current.row?.title, 'Project 1'));
  shown = 3;
  const moved = projects[0];
  assert.ok(moved);
  projects[44] = { ...moved, title: 'Moved' };
  const read = await act(() => result.current.read());
  assert.equal(read?.title, 'Moved');
});

test('useProject says neither that an unreadable project exists nor that it doesn’t', async () => {
  const { open } = createServer((page) => ({ ...short(page), data: [{}, ...short(page).data.slice(1)] }));
  const { result } = open('11');
  await waitFor(() => assert.deepEqual([result.current.row, result.current.error?.kind], [undefined, 'PARSING_ERROR']));
});

test('useProject requests nothing for the id of a deleted project', async () => {
  const { open, pages } = createServer();
  const { result } = open('');
  await waitFor(() => assert.deepEqual([result.current.row, result.current.isRenewed, pages], [null, true, []]));
});
