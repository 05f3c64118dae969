/** Invented categories, projects and notifications. */
import { fromMinorUnits } from '../../../lib/money.ts';
import type { CategoryRow, NotificationRow, ProjectRow } from '../data/tables.ts';
import { drawPicture, writePdf } from './pictures.ts';
import type { SeedTools } from './tools.ts';
import { categories as categoryWords, notices, places } from './words.ts';

const NOTIFICATIONS = 24;
const STATUSES = ['active', 'active', 'active', 'closed', 'draft'] as const;

export function makeCategories({ id, daysAgo }: SeedTools): CategoryRow[] {
  return categoryWords.map(({ name, description }, index) => ({
    category_id: id(),
    name,
    description,
    created_at: daysAgo(710 - index * 20),
  }));
}

/** One project for each title. The first of a category have pictures, every other one has a document. */
export function makeProjects(tools: SeedTools, categories: readonly CategoryRow[]): ProjectRow[] {
  return categoryWords.flatMap(({ titles, color }, group) =>
    titles.map((title, index) => {
      const project = makeProject(tools, title, categories[group]?.category_id ?? 0, group + index);
      if (index < 2) {
        const shifts = index === 0 ? [group, group + 40] : [group + 20];
        project.images = shifts.map((shift) => ({
          image_id: tools.id(),
          file: tools.file(drawPicture(color, shift), 'png', null),
        }));
      }
      if (index % 2 === 0) project.documents = [makeDocument(tools, title)];
      return project;
    }),
  );
}

export function makeNotifications({ id, daysAgo, chance }: SeedTools): NotificationRow[] {
  return Array.from({ length: NOTIFICATIONS }, (_, index) => {
    const [title, message] = notices[index % notices.length] ?? notices[0];
    const isWaiting = index >= NOTIFICATIONS - 5;
    const age = isWaiting ? index - NOTIFICATIONS : (NOTIFICATIONS - index) * 9;
    return {
      notification_id: id(),
      title,
      message,
      audience: chance.pick(['all', 'active', 'investors']),
      scheduled_at: isWaiting || chance.happens(0.5) ? daysAgo(age) : null,
      failed: !isWaiting && index % 9 === 4,
      created_at: daysAgo(isWaiting ? 1 + (NOTIFICATIONS - index) / 10 : age + 2),
    };
  });
}

function makeProject({ chance, id, daysAgo }: SeedTools, title: string, categoryId: number, index: number): ProjectRow {
  const status = STATUSES[index % STATUSES.length] ?? 'active';
  const months = chance.integer(5, 12) * 6;
  // A draft starts next month; a closed one has just ended; an active one runs for longer than it has been there.
  const age = status === 'draft' ? -30 : 640 - index * 25 - chance.integer(0, 30);
  const endAge = status === 'closed' ? chance.integer(5, 60) : age - months * 30;
  return {
    project_id: id(),
    title,
    description: `${title} in ${chance.pick(places)}. The money pays for planning, building and the first year of running it. Investors get a report every quarter.`,
    category_id: categoryId,
    location: chance.pick(places),
    target_amount: fromMinorUnits(BigInt(chance.integer(25, 60) * 1_000_000)),
    min_investment: fromMinorUnits(BigInt(chance.pick([25_000, 50_000, 100_000]))),
    expected_return: `${chance.integer(4, 9)}% a year`,
    duration_months: status === 'closed' ? Math.round((age - endAge) / 30) : months,
    start_date: daysAgo(age).slice(0, 10),
    end_date: daysAgo(endAge).slice(0, 10),
    status,
    images: [],
    documents: [],
    created_at: daysAgo(Math.max(age, 0) + 20),
  };
}

function makeDocument({ id, file }: SeedTools, title: string): ProjectRow['documents'][number] {
  const content = writePdf(`Prospectus: ${title}`);
  return {
    document_id: id(),
    document_name: `${title} prospectus`,
    file: file(content, 'pdf', `${title} prospectus.pdf`),
    size: content.length,
  };
}
