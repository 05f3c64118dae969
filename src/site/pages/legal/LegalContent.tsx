import type { LegalBlock, LegalItem } from '../../../content/legal/legal.ts';
import * as points from '../../kit/Points.module.css';
import * as styles from './LegalContent.module.css';

/** The paragraphs and lists of one section. A paragraph's text is its key, so no two paragraphs may be equal. */
export function LegalContent({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) =>
        typeof block === 'string' ? <p key={block}>{block}</p> : <List key={keyOf(block[0])} items={block} />,
      )}
    </div>
  );
}

function List({ items }: { items: readonly LegalItem[] }) {
  return (
    <ul className={points.points}>
      {items.map((item) => (
        <li key={keyOf(item)} className={points.point}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { item: LegalItem }) {
  if (typeof item === 'string') return item;
  return (
    <>
      <span className={styles.label}>{item.label}</span>
      {item.href ? <a href={item.href}>{item.text}</a> : item.text}
    </>
  );
}

function keyOf(item: LegalItem | undefined): string | undefined {
  return typeof item === 'string' ? item : item?.label;
}
