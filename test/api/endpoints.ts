// Every query and mutation of the data layer, by the name of its export.
import { readdirSync } from 'node:fs';
import type { Mutation, Query } from '../../src/api/endpoint.ts';

const folder = new URL('../../src/api/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).href)));
const all = modules
  .flatMap((module) => Object.entries(module))
  .filter(([, value]) => Object(value).build && value.read);

export const queries: Readonly<Record<string, Query<unknown, unknown>>> = Object.fromEntries(
  all.filter(([name]) => name.startsWith('get')),
);
export const mutations: Readonly<Record<string, Mutation<unknown, unknown>>> = Object.fromEntries(
  all.filter(([name]) => !name.startsWith('get')),
);
