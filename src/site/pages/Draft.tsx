import { Sheet, Tag } from '../../ui/Sheet.tsx';

/** Holds the place of a page that is not drawn yet. */
export function Draft({ title }: { title: string }) {
  return (
    <Sheet>
      <Tag>Not drawn yet</Tag>
      <h1>{title}</h1>
    </Sheet>
  );
}
