import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { listedShapes } from '../../../src/contract/listed-shapes.ts';
import type { Shape } from '../../../src/contract/shape.ts';
import { rowShapes } from '../../../src/demo/api/data/tables.ts';
import { seed } from '../../../src/demo/api/seed/seed.ts';
import type { DemoRequest, Services } from '../../../src/demo/api/services.ts';
import { tableHandler } from '../../../src/demo/api/table-server.ts';

const partner: Shape = { partner_id: 'ownId', name: 'text', note: 'text?' };
const offer: Shape = { offer_id: 'ownId', title: 'text', partner_id: 'id' };
const visit: Shape = { visit_id: 'ownId', partner_id: 'id?' };
const added = { partners: partner, offers: offer, visits: visit };
const { partner_id: _own, ...fields } = partner;
const endpoints = {
  getPartners: { method: 'GET', path: '/p', query: { search: 'text?' }, page: partner },
  getPartner: { method: 'GET', path: '/p/{id}', row: { ...partner, offers: { listOf: offer } } },
  createPartner: { method: 'POST', path: '/p', json: fields, row: partner },
  updatePartner: { method: 'POST', path: '/p/u', json: partner, isPartial: true, row: partner },
  deletePartner: { method: 'DELETE', path: '/p/{id}' },
} as const satisfies Readonly<Record<string, Endpoint>>;

test('a resource without seed, handlers and rules is served from its shapes', (t) => {
  for (const shapes of [listedShapes, rowShapes]) Object.assign(shapes, added);
  t.after(() => {
    for (const name of Object.keys(added))
      for (const shapes of [listedShapes, rowShapes]) Reflect.deleteProperty(shapes, name);
  });
  const { tables } = seed(0, '');
  const services = { tables, now: () => 0 } as unknown as Services;
  const send = (name: keyof typeof endpoints, given: object = {}, search = '', id = '') => {
    const request = { id, fields: given, query: new URLSearchParams({ search }) } as DemoRequest;
    return tableHandler('partners', endpoints[name])(request, services).data;
  };
  assert.deepEqual(send('getPartners'), []);
  assert.throws(() => send('createPartner', { note: 'N' }), { status: 422 });
  const first = send('createPartner', { name: 'Ada', note: 'Écluse' }) as { partner_id: number };
  const id = String(first.partner_id);
  assert.deepEqual(send('updatePartner', { partner_id: id, name: 'Eva' }), { ...first, name: 'Eva', note: 'Écluse' });
  assert.deepEqual([send('getPartners', {}, 'ecl'), send('getPartners', {}, 'ada')].flat().length, 1);
  const row = { offer_id: 7, title: 'Half', partner_id: first.partner_id };
  Object.assign(tables, { offers: [row], visits: [{ visit_id: 8, partner_id: first.partner_id }] });
  assert.deepEqual(Reflect.get(Object(send('getPartner', {}, '', id)), 'offers'), [row]);
  assert.throws(() => send('deletePartner', {}, '', id), { status: 409, message: 'This partner is used by 1 offer.' });
  Object.assign(tables, { offers: [] });
  assert.equal(send('deletePartner', {}, '', id), null);
  assert.deepEqual([send('getPartners'), Reflect.get(tables, 'visits')], [[], [{ visit_id: 8, partner_id: null }]]);
});
