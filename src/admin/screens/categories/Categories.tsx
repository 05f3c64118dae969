import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { createCategory, deleteCategory, getCategories, updateCategory } from '../../../api/categories.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { category } from '../../../contract/categories.ts';
import type { Id } from '../../../contract/envelope.ts';
import { countOf, formatNumber } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import * as text from '../../../ui/Text.module.css';
import * as kit from '../../kit/Kit.module.css';
import { useKeys } from '../../kit/screen/use-keys.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { wholeList } from '../../lists/whole-list.ts';
import { Link } from '../../navigation/Link.tsx';
import { useWithLastQuery } from '../../navigation/use-navigation.ts';
import { NEW, pathTo } from '../../paths.ts';
import { resourceOf } from '../../resource/resource.ts';
import { RowForm } from '../../rows/RowScreen.tsx';
import * as styles from './Categories.module.css';

const projectsOf = (id: Id) => pathTo('projects', { category: String(id) });

const categories = resourceOf(
  category,
  {
    noun: ['category', 'categories'],
    list: 'categories',
    row: 'category',
    nameOf: ({ name }) => name,
    ...wholeList(getCategories, 'category_id'),
    emptyText: 'Categories group your projects. Create the first one.',
    edit: { create: createCategory, update: updateCategory },
    deletion: {
      remove: deleteCategory,
      text: () => 'This permanently deletes the category.',
      usesOf: ({ category_id: id, name, project_count: count }) =>
        count
          ? {
              title: `${isolate(name)} has ${countOf(count, ['project', 'projects'])}`,
              text: (
                <>
                  Move {count === 1 ? 'it' : 'them'} to another category first.{' '}
                  <Link href={projectsOf(id)}>Open {count === 1 ? 'the project' : 'the projects'}</Link>
                </>
              ),
            }
          : undefined,
      isOnCards: true,
    },
  },
  (field) => [
    field('name', 'Name', {
      isSearched: true,
      list: {},
      form: { required: 'Enter a name.' },
    }),
    field('description', 'Description', {
      isSearched: true,
      list: { card: 'note' },
      form: {},
    }),
    field('project_count', 'Projects', {
      list: {
        card: 'figure',
        cell: ({ category_id, project_count: count }) =>
          count === 0 ? (
            <span className={text.mute}>
              0<span className={kit.phoneOnly}> projects</span>
            </span>
          ) : (
            count !== undefined && (
              <Link href={projectsOf(category_id)}>
                {formatNumber(count)}
                <span className={kit.phoneOnly}>{count === 1 ? ' project' : ' projects'}</span>
              </Link>
            )
          ),
      },
    }),
    field('created_at', 'Created', { list: { card: 'date' } }),
  ],
);

/** The list of categories. The category with `id` is edited in its row; `NEW` adds a row. */
export function Categories({ id }: { id: string }) {
  const query = useQuery(getCategories);
  const [opened, setOpened] = useState<string>();
  // The form stays open if someone else deletes the category, so that the user can copy the typed text.
  const isOpen = id === NEW || id === opened || query.data?.some(({ category_id }) => String(category_id) === id);
  if (opened !== (isOpen ? id : undefined)) setOpened(isOpen ? id : undefined);
  return (
    <ListScreen resource={categories} editing={isOpen ? { key: id, form: <CategoryForm id={id} /> } : undefined} />
  );
}

/** A category edited in its table row: Enter saves, Escape cancels. */
function CategoryForm({ id }: { id: string }) {
  const { row: current, read } = categories.useRow(id);
  const [row] = useState(current);
  const withLastQuery = useWithLastQuery();
  const [, go] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = box.current?.querySelector('input');
    name?.focus();
    name?.scrollIntoView({ block: 'nearest' });
  }, []);
  useKeys({ escape: () => go(withLastQuery(pathTo('categories'))) }, box);
  return (
    <div ref={box} className={styles.inline}>
      <RowForm resource={categories} edited={row ? { row, read } : {}} isInline />
    </div>
  );
}
