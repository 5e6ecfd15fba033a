import type { Key, ReactNode } from 'react';

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  is?: 'number' | 'short';
  mark?: ReactNode;
  /** Label shown before the cell on small screens, where the column headings are hidden. */
  said?: (row: Row) => string | undefined;
};

type Props<Row> = {
  rows: Row[];
  /** The first column is the header of the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  keyOf: (row: Row) => Key;
  label?: string;
  caption?: string;
};

export function List<Row>({ rows, columns, keyOf, label, caption }: Props<Row>) {
  const [name, ...others] = columns;
  return (
    <div className="desk-list">
      <table aria-label={label}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ head, is, mark }) => (
              <th key={head} scope="col" data-is={is}>
                {mark}
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{name.cell(row)}</th>
              {others.map(({ head, cell, is, said }) => (
                <td key={head} data-is={is} data-said={said?.(row)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
