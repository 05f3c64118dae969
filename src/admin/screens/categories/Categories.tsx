import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { getCategories } from '../../../api/categories.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useAsLeft, useGo } from '../../navigation/use-navigation.ts';
import { NEW, pathTo } from '../../paths.ts';
import { RowForm } from '../../rows/RowScreen.tsx';
import * as styles from './Categories.module.css';
import { categories } from './category-fields.tsx';

/** The categories of projects: find, create, edit in place, delete, export. `id` is that of the one being edited. */
export function Categories({ id }: { id: string }) {
  const query = useQuery(getCategories);
  const isOpen = id === NEW || query.data?.some(({ category_id }) => String(category_id) === id);
  return (
    <ListScreen
      resource={categories}
      editing={isOpen ? { key: id === NEW ? '' : id, form: <CategoryForm id={id} /> } : undefined}
    />
  );
}

/** A category edited in its table row: Enter saves, Escape cancels. */
function CategoryForm({ id }: { id: string }) {
  const { row: current, read } = categories.edit.useRow(id);
  const [row] = useState(current);
  const asLeft = useAsLeft();
  const go = useGo();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = box.current?.querySelector('input');
    name?.focus();
    name?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && go(asLeft(pathTo('categories')));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from anywhere inside
    <div ref={box} className={styles.inline} onKeyDown={onKeyDown}>
      <RowForm resource={categories} edited={row ? { row, read } : {}} isInline />
    </div>
  );
}
