/** The data of a fresh demo: invented, and the same at each start but for its dates, which count back from now. */
import type { FileRow, Tables } from '../data/tables.ts';
import { hashPasswordSync } from '../session/passwords.ts';
import { makeAdmins, makeBankAccounts, makeInvestments, makeUserAccounts, makeUsers } from './people.ts';
import { drawPicture, writePdf } from './pictures.ts';
import { makeCategories, makeNotifications, makeProjects } from './projects.ts';
import { createChance } from './random.ts';
import type { SeedTools } from './tools.ts';

const START = 20_260_101;
const DAY_MS = 24 * 60 * 60 * 1000;
const RECEIPTS = 4;
const paper = { red: 214, green: 206, blue: 188 };
const mediaTypes = { png: 'image/png', pdf: 'application/pdf' } as const;

/** The tables, and the content of the files they name. */
export function seed(
  nowMs: number,
  password: string,
  passwordCost: number,
): { tables: Tables; contents: Map<string, Uint8Array> } {
  const chance = createChance(START);
  const files: FileRow[] = [];
  const contents = new Map<string, Uint8Array>();
  let lastId = 0;
  const tools: SeedTools = {
    chance,
    id: () => {
      lastId += 1;
      return lastId;
    },
    daysAgo: (days) => new Date(nowMs - Math.round(days * DAY_MS)).toISOString(),
    file: (content, extension, downloadName) => {
      const name = `${chance.hex(32)}.${extension}`;
      contents.set(name, content);
      files.push({ name, media_type: mediaTypes[extension], size: content.length, download_name: downloadName });
      return name;
    },
  };
  const users = makeUsers(tools);
  const categories = makeCategories(tools);
  const projects = makeProjects(tools, categories);
  const receipts = Array.from({ length: RECEIPTS }, (_, index) => {
    // Half of them photographed, half of them as the bank sent them.
    if (index % 2) return tools.file(drawPicture(paper, index), 'png', null);
    return tools.file(writePdf(`Receipt ${index + 1}, for demonstration`), 'pdf', `Receipt ${index + 1}.pdf`);
  });
  const tables: Omit<Tables, 'last_id'> = {
    users,
    user_accounts: makeUserAccounts(tools, users),
    categories,
    bank_accounts: makeBankAccounts(tools),
    admins: makeAdmins(tools, hashPasswordSync(password, passwordCost)),
    investments: makeInvestments(tools, users, projects, receipts),
    projects,
    notifications: makeNotifications(tools),
    files,
  };
  return { tables: { ...tables, last_id: lastId }, contents };
}
