import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createCategory, getCategories, updateCategory } from '../../../api/categories.ts';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import type { Category } from '../../../contract/categories.ts';
import { Form } from '../../forms/Form.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { useAsLeft, useGo } from '../../navigation/use-navigation.ts';
import { NEW, pathTo } from '../../paths.ts';
import { RowInputs } from '../../rows/RowInputs.tsx';
import { useRowForm } from '../../rows/RowScreen.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import * as styles from './Categories.module.css';
import { categories, useCategoryDeletion } from './category-fields.tsx';

/** The categories of projects: find, create, edit in place, delete, export. `id` is that of the one being edited. */
export function Categories({ id }: { id: string }) {
  const query = useQuery(getCategories);
  const row = query.data?.find(({ category_id }) => String(category_id) === id);
  const isNew = id === NEW;
  return (
    <WholeListScreen
      resource={categories}
      query={query}
      searchHint="Name or description"
      emptyText="Categories group your projects. Create the first one."
      deletion={useCategoryDeletion()}
      editing={isNew || row ? { key: isNew ? '' : id, form: <CategoryForm {...(row && { row })} /> } : undefined}
    />
  );
}

/** A category edited in its table row: Enter saves, Escape cancels. */
function CategoryForm({ row: given }: { row?: Category }) {
  const [row] = useState(given);
  const [create] = useMutation(createCategory);
  const [update] = useMutation(updateCategory);
  const ask = useLazyQuery(getCategories);
  const read = async () =>
    (await ask(undefined).unwrap()).find(({ category_id }) => String(category_id) === String(row?.category_id));
  const form = useRowForm(categories, row ? { row, read } : {}, { create, update, always: ['name'] });
  const asLeft = useAsLeft();
  const go = useGo();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = box.current?.querySelector('input');
    name?.focus();
    name?.scrollIntoView({ block: 'nearest' });
  }, []);
  const list = asLeft(pathTo('categories'));
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && go(list);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from anywhere inside
    <div ref={box} className={styles.inline} onKeyDown={onKeyDown}>
      <Form
        form={form}
        submitLabel={row ? 'Save category' : 'Create category'}
        actions={<LinkButton href={list}>Cancel</LinkButton>}
      >
        <RowInputs resource={categories} isNew={!row} form={form} />
      </Form>
    </div>
  );
}
