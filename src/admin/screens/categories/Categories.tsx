import { useState } from 'react';
import { Link } from 'wouter';
import { useDeleteCategoryMutation, useGetCategoriesQuery } from '../../../api/hooks.ts';
import type { Category } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { pagesOf } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { useWholeRows } from '../../lists/use-rows.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';

const noun = ['category', 'categories'] as const;

const sorts = {
  name: (category: Category) => category.name,
  projects: (category: Category) => category.project_count ?? 0,
  created: (category: Category) => category.created_at ?? '',
};
const spec = { sorts: Object.keys(sorts) };

const csvColumns: readonly CsvColumn<Category>[] = [
  ['Name', (category) => category.name],
  ['Description', (category) => category.description],
  ['Projects', (category) => category.project_count],
  ['Created', (category) => category.created_at],
];

/** The categories of projects: find, create, edit, delete, export. */
export function Screen() {
  const place = useListPlace(spec);
  const textsOf = (category: Category) => [category.name, category.description];
  const result = useWholeRows(useGetCategoriesQuery(), place, { textsOf, sorts });
  const [doomed, setDoomed] = useState<Category>();
  const [deleteCategory] = useDeleteCategoryMutation();
  return (
    <>
      <ScreenHead
        title="Categories"
        actions={
          <>
            <CsvExport
              noun={noun}
              columns={csvColumns}
              rowKey={(category) => category.category_id}
              load={result.found && pagesOf(result.found)}
            />
            <LinkButton href="/categories/new" variant="primary">
              <Icon name="add" />
              New category
            </LinkButton>
          </>
        }
      />
      <List
        noun={noun}
        place={place}
        result={result}
        columns={columnsOf(setDoomed)}
        rowKey={(category) => category.category_id}
        searchHint="Name or description"
        empty={
          <EmptyState title="No categories yet" action={<LinkButton href="/categories/new">New category</LinkButton>}>
            Every project belongs to a category. Create the first one.
          </EmptyState>
        }
      />
      {doomed && (
        <DeleteDialog
          name={doomed.name}
          onDelete={() => deleteCategory({ category_id: doomed.category_id })}
          onReload={result.refetch}
          onDeleted={() => setDoomed(undefined)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>A category that projects still use can't be deleted.</p>
        </DeleteDialog>
      )}
    </>
  );
}

function columnsOf(onDelete: (category: Category) => void): Column<Category>[] {
  return [
    {
      title: 'Name',
      sort: 'name',
      cell: ({ category_id, name }) => <Link href={`/categories/${encodeURIComponent(category_id)}`}>{name}</Link>,
    },
    { title: 'Description', cell: (category) => category.description },
    {
      title: 'Projects',
      sort: 'projects',
      align: 'end',
      cell: ({ project_count: count }) => count !== undefined && formatNumber(count),
    },
    { title: 'Created', sort: 'created', cell: ({ created_at: created }) => created && formatDay(created) },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (category) => (
        <Button variant="plain" size="icon" aria-label={`Delete ${category.name}`} onClick={() => onDelete(category)}>
          <Icon name="trash" />
        </Button>
      ),
    },
  ];
}
