import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import type { Category, CategoryFields } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { optional } from '../../forms/optional.tsx';
import { type Sent, useForm } from '../../forms/use-form.ts';
import { useLeaveSaved } from '../../forms/use-leave-saved.tsx';
import { pathTo } from '../../paths.ts';
import { CancelLink } from '../../shell/LinkButton.tsx';

interface CategoryFormProps {
  /** What is edited, and how it is read anew; without them it is a new category. */
  category?: Category;
  read?: () => Promise<Category | undefined>;
  submitLabel: string;
  send: (fields: CategoryFields, sent: Sent<Category>) => Promise<Outcome<Category | null>>;
}

/** The fields of a category. Saved, it leads back to the list. */
export function CategoryForm({ category, read, submitLabel, send }: CategoryFormProps) {
  const leave = useLeaveSaved('categories', 'category', !category);
  const form = useForm({
    initial: toValues(category),
    checks: { name: required('Enter a name.') },
    row: read && { read, toValues },
    send: ({ name, description }, sent) => send({ name: name.trim(), description: description.trim() || null }, sent),
    onDone: (saved, { name }) => leave(name, saved?.category_id),
  });
  return (
    <Form form={form} submitLabel={submitLabel} actions={<CancelLink list={pathTo('categories')} />}>
      <TextField label="Name" {...form.field('name')} maxLength={maxLengths.name} required />
      <TextAreaField
        label={optional('Description')}
        hint="What belongs here, in a sentence or two."
        {...form.field('description')}
        maxLength={maxLengths.message}
        rows={5}
      />
    </Form>
  );
}

function toValues(category?: Category) {
  return { name: category?.name ?? '', description: category?.description ?? '' };
}
