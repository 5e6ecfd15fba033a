import { CONTRIBUTION_LIST_MAX } from '@common-ground/api/contracts/limits.ts';
import { useRef } from 'react';
import { Action } from '../kit/Action.tsx';

type Language = { code: string; direction: 'ltr' | 'rtl' };
type Props = {
  words: string;
  most: number;
  source: string[];
  value: string[];
  newEntries: Set<string>;
  sourceLanguage: Language;
  language: Language & { name: string };
  isLocked: boolean;
  describedBy: string | undefined;
  onChange: (value: string[]) => void;
};

/** A list entry by entry: each beside its source, and below them what has none. An entry left empty is not published. */
export function EntryRows(props: Props) {
  const { words, source, value, language, sourceLanguage, newEntries, isLocked, describedBy, most, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const count = Math.max(source.length, value.length, 1);
  const rows = Array.from({ length: count }, (_, place) => place);
  const replace = (place: number, entry: string) => {
    const next = rows.map((row) => value[row] ?? '');
    next[place] = entry;
    // The empty ones at the end are rows of the source alone.
    while (next.length > 0 && next.at(-1) === '') next.pop();
    onChange(next);
  };
  const add = () => {
    onChange([...rows.map((row) => value[row] ?? ''), '']);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  return (
    <>
      <ol className="editor__entries" ref={list}>
        {rows.map((place) => (
          <li key={place} className="editor__pair">
            <p className="editor__source" lang={sourceLanguage.code} dir={sourceLanguage.direction}>
              {source[place] ?? <em>No entry in the source</em>}
              {newEntries.has(source[place] ?? '') && <span className="editor__mark"> (new or changed)</span>}
            </p>
            <textarea
              rows={1}
              aria-label={`${words}, entry ${place + 1}, ${language.name}`}
              aria-describedby={describedBy}
              lang={language.code}
              dir={language.direction}
              maxLength={most}
              readOnly={isLocked}
              value={value[place] ?? ''}
              onChange={(event) => replace(place, event.target.value.replaceAll('\n', ' '))}
            />
          </li>
        ))}
      </ol>
      {!isLocked && count < CONTRIBUTION_LIST_MAX && value.length >= source.length && (
        <Action isQuiet isSmall onClick={add}>
          {`Add an entry to ${words.toLowerCase()}`}
        </Action>
      )}
    </>
  );
}
