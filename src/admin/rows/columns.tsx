import { formatDay, formatMoney } from '../../lib/format.ts';
import type { Column } from '../kit/table/Table.tsx';
import { Link } from '../navigation/Link.tsx';
import { pathTo } from '../paths.ts';
import type { PlacedResource } from './resource.ts';

/** The column that names the rows, each a link to its screen. */
export function nameColumn<Row>(title: string, { row, idOf, nameOf }: PlacedResource<Row>): Column<Row> {
  return {
    title,
    sort: [title.toLowerCase(), nameOf],
    cell: (each) => <Link href={pathTo(row, idOf(each))}>{nameOf(each)}</Link>,
  };
}

/** A column of days, by their moments. */
export function dayColumn<Row>(title: string, of: (row: Row) => string | undefined): Column<Row> {
  return {
    title,
    sort: [title.toLowerCase(), (row) => Date.parse(of(row) ?? '') || 0],
    align: 'whole',
    cell: (row) => formatDay(of(row) ?? ''),
  };
}

/** A column of amounts in US dollars. */
export function moneyColumn<Row>(title: string, of: (row: Row) => string | undefined): Column<Row> {
  return {
    title,
    sort: [title.toLowerCase(), (row) => Number(of(row) ?? 0)],
    align: 'end',
    cell: (row) => formatMoney(of(row) ?? ''),
  };
}
