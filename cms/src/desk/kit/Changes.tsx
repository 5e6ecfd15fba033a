import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import { markHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { Fragment, type ReactNode } from 'react';
import { compareRows, type Row } from './compareRows.ts';
import { DiffText } from './DiffText.tsx';
import { FIELD_LABELS } from './fieldLabels.ts';
import './changes.css';

export type ChangesProps = {
  from: ReadableTexts;
  to: ReadableTexts;
  sides: [string, string];
  /** Keys of fields, or of units that contain fields. */
  conflicts?: readonly string[];
  /** Labels by field name, by default those of pages and categories. */
  names?: Readonly<Record<string, string>> | undefined;
  lang: string;
};

/** Shows the fields that differ between two versions, side by side. */
export function Changes({ from, to, sides, conflicts = [], names = FIELD_LABELS, lang }: ChangesProps) {
  return compareRows(from, to, names).map(({ field, rows, unchanged }) => (
    <ChangedField
      key={field}
      name={names[field] ?? field}
      isConflict={conflicts.some((unit) => field === unit || field.startsWith(`${unit}.`))}
    >
      <ChangeTable name={names[field] ?? field} rows={rows} sides={sides} lang={lang} />
      {unchanged > 0 && (
        <details className="review__unchanged">
          <summary>{`${unchanged} more unchanged: read all of it as in “${sides[1]}”`}</summary>
          <Value value={to[field]} lang={lang} />
        </details>
      )}
    </ChangedField>
  ));
}

type TableProps = Pick<ChangesProps, 'lang' | 'sides'> & { name: string; rows: Row[] };

export function ChangeTable({ name, rows, sides, lang }: TableProps) {
  return (
    <SideTable
      label={`${name}: ${sides.join(', ')}`}
      sides={sides}
      rows={rows.map((row) => [
        <ChangeSide key="before" row={row} pieces={row.before} none="Not there" lang={lang} />,
        <ChangeSide key="after" row={row} pieces={row.after} none="Not there any more" lang={lang} isAfter />,
      ])}
    />
  );
}

type SideProps = { row: Row; pieces: Row['before']; none: string; lang: string; isAfter?: boolean };

function ChangeSide({ row: { is, places }, pieces, none, lang, isAfter = false }: SideProps) {
  if (pieces.length === 0) return <span className="desk-quiet">{none}</span>;
  const label = isAfter ? AFTER[is] : is === 'removed' && 'Removed';
  return (
    <>
      {label && (
        <span className="review__label">
          {label}
          {places && ` from place ${places.from} to ${places.to}`}
        </span>
      )}
      <span className="review__words" lang={lang} dir="auto">
        <DiffText pieces={pieces} />
      </span>
    </>
  );
}

const AFTER: Partial<Record<Row['is'], string>> = { added: 'Added', moved: 'Moved' };

type ValueProps = { value: string | string[] | undefined; lang: string; dir?: string; none?: string };

export function Value({ value, lang, dir = 'auto', none = 'Empty' }: ValueProps) {
  if (!value || value.length === 0) return <p className="desk-quiet">{none}</p>;
  if (!Array.isArray(value))
    return (
      <p className="review__words" lang={lang} dir={dir}>
        {markHiddenCharacters(value)}
      </p>
    );
  return (
    <ul lang={lang} dir={dir}>
      {value.map((entry, place) => (
        <li key={place}>{markHiddenCharacters(entry)}</li>
      ))}
    </ul>
  );
}

type ChangedProps = {
  name: string;
  isConflict?: boolean;
  /** Text beside the name, such as who changed the field. `isConflict` replaces it. */
  mark?: string | undefined;
  children: ReactNode;
};

/** Shows one field under its name, with a note when the page has changed it meanwhile. */
export function ChangedField({ name, isConflict, mark, children }: ChangedProps) {
  const words = isConflict ? 'changed on the page meanwhile' : mark;
  return (
    <div className="review__change">
      <h3>
        {name}
        {words && <span className="review__mark">{words}</span>}
      </h3>
      {children}
    </div>
  );
}

type SideTableProps = {
  label: string;
  sides: readonly string[];
  rows: ReactNode[][];
  /** Content across all columns below a row, by the index of the row. */
  below?: readonly ReactNode[];
};

/** Shows texts side by side. On small screens the cells are stacked, each under the heading of its column. */
export function SideTable({ label, sides, rows, below = [] }: SideTableProps) {
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
          <Fragment key={place}>
            <tr>
              {sides.map((side, column) => (
                <td key={side} data-side={side}>
                  {cells[column]}
                </td>
              ))}
            </tr>
            {below[place] && (
              <tr>
                <td colSpan={sides.length}>{below[place]}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
