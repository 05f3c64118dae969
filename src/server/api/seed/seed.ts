/** The data of a fresh demo: invented, and the same at each start but for its dates, which count back from now. */
import { nextId, type Tables } from '../data/tables.ts';
import { tables as allTables } from '../resources.ts';
import { hashPasswordSync } from '../session/passwords.ts';
import { createChance } from './random.ts';
import type { SeedTools } from './tools.ts';

const START = 20_260_101;
const DAY_MS = 24 * 60 * 60 * 1000;
const mediaTypes = { png: 'image/png', pdf: 'application/pdf' } as const;

/** The tables, and the content of the files they name. */
export function seed(
  nowMs: number,
  password: string,
  passwordCost: number,
): { tables: Tables; contents: Map<string, Uint8Array> } {
  const chance = createChance(START);
  const contents = new Map<string, Uint8Array>();
  const tables = { last_id: 0, files: [] } as unknown as Tables;
  const tools: SeedTools = {
    chance,
    id: () => nextId(tables),
    daysAgo: (days) => new Date(nowMs - Math.round(days * DAY_MS)).toISOString(),
    file: (content, extension, downloadName) => {
      const name = `${chance.hex(32)}.${extension}`;
      contents.set(name, content);
      tables.files.push({ name, media_type: mediaTypes[extension], size: content.length, download_name: downloadName });
      return name;
    },
    passwordHash: hashPasswordSync(password, passwordCost),
  };
  for (const [name, { first }] of Object.entries(allTables))
    if (name !== 'files') Object.assign(tables, { [name]: first?.(tools, tables) ?? [] });
  return { tables, contents };
}
