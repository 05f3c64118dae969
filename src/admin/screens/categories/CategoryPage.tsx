import { getCategories, useCreateCategoryMutation, useUpdateCategoryMutation } from '../../../api/categories.ts';
import type { Category } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { optional } from '../../forms/optional.tsx';
import { pathTo } from '../../paths.ts';
import { type EditedRow, RowScreen } from '../../rows/RowScreen.tsx';
import { useRowForm } from '../../rows/use-row-form.tsx';
import { categories } from './categories.ts';

/** One category, or a new one. */
export function CategoryPage({ id }: { id: string }) {
  return (
    <RowScreen resource={categories} query={getCategories} id={id}>
      {(edited) => <CategoryForm {...edited} />}
    </RowScreen>
  );
}

function CategoryForm(edited: EditedRow<Category>) {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const form = useRowForm({
    ...edited,
    resource: categories,
    toValues,
    checks: { name: required('Enter a name.') },
    toFields: ({ name, description }) => ({ name: name.trim(), description: description.trim() || null }),
    create,
    update: ({ category_id }, { name, description }, names) =>
      update({ category_id, name, ...onlyEdited({ description }, names) }),
    told: ({ name }) => [name],
  });
  return (
    <Form form={form} submitLabel={`${edited.row ? 'Save' : 'Create'} category`} list={pathTo('categories')}>
      <TextField label="Name" {...form.field('name', maxLengths.name)} required />
      <TextAreaField
        label={optional('Description')}
        hint="What belongs here, in a sentence or two."
        {...form.field('description', maxLengths.message)}
        rows={5}
      />
    </Form>
  );
}

function toValues(category?: Category) {
  return { name: category?.name ?? '', description: category?.description ?? '' };
}
