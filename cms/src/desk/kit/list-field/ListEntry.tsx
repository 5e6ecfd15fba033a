import { ChevronIcon, XIcon } from '@payloadcms/ui';
import { useId } from 'react';
import type { EntryValues as Entry } from './entries.ts';
import { columnText, type EntryColumn, findMissingColumns, withValue } from './entries.ts';
import { GrowingText } from './GrowingText.tsx';
import type { ListActions } from './useList.ts';

type Props = {
  entry: Entry;
  index: number;
  count: number;
  columns: EntryColumn[];
  label: string;
  isReadOnly: boolean;
  /** Whether the entry cannot be edited, also while the form saves. Its buttons stay, unlike with `isReadOnly`. */
  isLocked: boolean;
  on: ListActions;
};

export function ListEntry({ entry, index, count, columns, label, isReadOnly, isLocked, on }: Props) {
  const place = index + 1;
  return (
    <li className="list-field__entry" data-entry={index}>
      <span className="list-field__number" aria-hidden="true">
        {place}
      </span>
      {columns.length === 0 ? (
        <GrowingText
          label={`${label}, entry ${place}`}
          value={typeof entry === 'string' ? entry : ''}
          isLocked={isLocked}
          onChange={(text) => on.replace(index, text)}
          onEnter={() => entry !== '' && on.add(index)}
          onPaste={(pasted) => on.pasteLines(index, pasted)}
        />
      ) : (
        <Columns
          entry={entry}
          place={place}
          columns={columns}
          isLocked={isLocked}
          onChange={(next) => on.replace(index, next)}
        />
      )}
      {!isReadOnly && (
        <div className="list-field__buttons">
          <IconButton
            part="up"
            name={`Move entry ${place} up`}
            isOff={isLocked || index === 0}
            onClick={() => on.move(index, -1)}
          >
            <ChevronIcon direction="up" />
          </IconButton>
          <IconButton
            part="down"
            name={`Move entry ${place} down`}
            isOff={isLocked || place === count}
            onClick={() => on.move(index, 1)}
          >
            <ChevronIcon direction="down" />
          </IconButton>
          <IconButton part="remove" name={`Remove entry ${place}`} isOff={isLocked} onClick={() => on.remove(index)}>
            <XIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}

type ColumnsProps = {
  entry: Entry;
  place: number;
  columns: EntryColumn[];
  isLocked: boolean;
  onChange: (entry: Entry) => void;
};

function Columns({ entry, place, columns, isLocked, onChange }: ColumnsProps) {
  const id = useId();
  const missing = findMissingColumns(entry, columns);
  return (
    <div className="list-field__columns">
      {columns.map((column, order) => (
        <div key={column.name} className={`list-field__column list-field__column--${column.kind}`}>
          <label htmlFor={`${id}-${column.name}`} className="list-field__column-label">
            {column.label}
            <span className="sr-only"> of entry {place}</span>
            {missing.includes(column) && <strong> – still needed</strong>}
          </label>
          <GrowingText
            id={`${id}-${column.name}`}
            value={columnText(entry, column)}
            isLocked={isLocked}
            isFirst={order === 0}
            kind={column.kind}
            onChange={(typed) => onChange(withValue(entry, column, typed))}
          />
        </div>
      ))}
    </div>
  );
}

type IconButtonProps = { part: string; name: string; isOff: boolean; onClick: () => void; children: React.ReactNode };

/** Uses `aria-disabled` instead of `disabled`: a button keeps the focus when its entry reaches an end of the list. */
function IconButton({ part, name, isOff, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="list-field__button"
      data-part={part}
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}
