import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import type { Category, CategoryFields } from '../../../contract/categories.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { TextAreaField, TextField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useGo } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';

interface CategoryFormProps {
  /** What is edited; without one it is a new category. */
  category?: Category;
  submitLabel: string;
  send: (fields: CategoryFields) => Promise<Outcome<Category | null>>;
}

/** The fields of a category. Saved, it leads back to the list. */
export function CategoryForm({ category, submitLabel, send }: CategoryFormProps) {
  const go = useGo();
  const toast = useToast();
  const form = useForm({
    initial: { name: category?.name ?? '', description: category?.description ?? '' },
    checks: { name: required('Enter a name.') },
    send: ({ name, description }) => send({ name: name.trim(), description: description.trim() || null }),
    onDone: (_, { name }) => {
      toast.success(`${name.trim()} was saved.`);
      go(pathTo('categories'));
    },
  });
  return (
    <Form form={form} submitLabel={submitLabel} actions={<LinkButton href={pathTo('categories')}>Cancel</LinkButton>}>
      <TextField label="Name" {...form.field('name')} maxLength={maxLengths.name} required />
      <TextAreaField
        label="Description"
        hint="Optional. What belongs here, in a sentence or two."
        {...form.field('description')}
        maxLength={maxLengths.message}
        rows={5}
      />
    </Form>
  );
}
