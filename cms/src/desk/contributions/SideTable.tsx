import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** What stands in each column. */
  sides: readonly string[];
  /** A cell for each side. */
  rows: ReactNode[][];
};

/** Texts side by side; on a small screen one above the other, each said to be which. */
export function SideTable({ label, sides, rows }: Props) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {sides.map((side) => (
            <th key={side} scope="col">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, place) => (
          <tr key={place}>
            {sides.map((side, column) => (
              <td key={side} data-side={side}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
