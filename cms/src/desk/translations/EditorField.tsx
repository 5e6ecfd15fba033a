import { type Field, isList } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX } from '@common-ground/api/contracts/limits.ts';
import { countParts } from '@common-ground/api/contracts/translations/completeness.ts';
import type { TranslationEditorState } from '@common-ground/api/features/translations/getTranslation.ts';
import { useId, useRef } from 'react';
import { Action } from '../kit/Action.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import type { FieldState, FieldValue } from './fieldState.ts';

type Props = {
  field: Field;
  state: FieldState;
  desk: TranslationEditorState;
  isLocked: boolean;
  onChange: (value: FieldValue) => void;
};

export function EditorField({ field, state, desk, isLocked, onChange }: Props) {
  const id = useId();
  const { kind, label, most } = field;
  const { source, value, change, others } = state;
  const { language } = desk;
  const isEmpty = [value].flat().every((entry) => entry.trim() === '');
  const isMissing = isEmpty && source.length > 0;
  const left = isMissing ? null : formatMissing(field, source, value);
  return (
    <section className="editor__field" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {label}
        {change && <span className="editor__mark"> – source changed</span>}
      </h2>
      {change && <ChangedWords words={change.words} parts={change.parts} language={desk.source.language} />}
      {others.map((other) => (
        <OtherVersion
          key={other.words}
          other={other}
          desk={desk}
          isLocked={isLocked}
          onTake={() => onChange(other.value)}
        />
      ))}
      {Array.isArray(value) ? (
        <EntryRows
          words={label}
          most={most}
          isLocked={isLocked}
          onChange={onChange}
          language={language}
          value={value}
          source={source as string[]}
          newEntries={state.newEntries}
          sourceLanguage={desk.source.language}
          isUnpaired={field.isUnpaired}
          describedBy={isMissing || left ? `${id}-empty` : undefined}
        />
      ) : (
        <div className="editor__pair">
          <p className="editor__source" lang={desk.source.language.code} dir={desk.source.language.direction}>
            {source || '–'}
          </p>
          <textarea
            className={kind === 'paragraphs' ? 'editor__long' : undefined}
            aria-label={`${label}, ${language.name}`}
            aria-describedby={isMissing || left ? `${id}-empty` : undefined}
            lang={language.code}
            dir={language.direction}
            maxLength={most}
            readOnly={isLocked}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      {(isMissing || left) && (
        <p id={`${id}-empty`} className={left ? 'editor__mark' : 'desk-quiet'}>
          {left ?? formatEmpty(field)}
        </p>
      )}
    </section>
  );
}

/** Returns how much of a list or long text is translated. Null when nothing is missing or the field is not counted. */
export function formatMissing(field: Field, source: unknown, value: unknown): string | null {
  if (field.isUnpaired || field.isOwn || (field.kind !== 'paragraphs' && !isList(field))) return null;
  const [done, all] = [countParts(value), countParts(source)];
  if (done >= all) return null;
  return `${done} of ${all} ${isList(field) ? 'entries' : 'paragraphs'} translated. Readers are told that the rest is missing.`;
}

function formatEmpty({ isNeeded, isOwn }: Field): string {
  if (isNeeded === 'always') return 'Empty: needed before it can be reviewed.';
  if (isOwn) return 'Empty: readers see none in this language.';
  return 'Empty: readers see the source text here, marked as such.';
}

type OtherProps = {
  other: FieldState['others'][number];
  desk: TranslationEditorState;
  isLocked: boolean;
  onTake: () => void;
};

function OtherVersion({ other: { words, value }, desk: { language }, isLocked, onTake }: OtherProps) {
  return (
    <div className="editor__change">
      <p>{words}:</p>
      <p lang={language.code} dir={language.direction}>
        {[value].flat().join('\n') || '–'}
      </p>
      {!isLocked && (
        <Action isQuiet isSmall onClick={onTake}>
          Take this text
        </Action>
      )}
    </div>
  );
}

type Language = { code: string; direction: 'ltr' | 'rtl' };
type EntryRowsProps = {
  words: string;
  most: number;
  source: string[];
  value: string[];
  newEntries: Set<string>;
  sourceLanguage: Language;
  language: Language & { name: string };
  isLocked: boolean;
  /** True when the entries of source and translation do not correspond one to one. */
  isUnpaired: true | undefined;
  describedBy: string | undefined;
  onChange: (value: string[]) => void;
};

/** Edits a list: each entry beside its source, entries without a source below. Empty entries are not published. */
function EntryRows(props: EntryRowsProps) {
  const { words, value, language, sourceLanguage, newEntries, isLocked, isUnpaired, describedBy, most, onChange } =
    props;
  const list = useRef<HTMLOListElement>(null);
  const source = isUnpaired ? [] : props.source;
  const count = Math.max(source.length, value.length, 1);
  const rows = Array.from({ length: count }, (_, place) => place);
  const replace = (place: number, entry: string) => {
    const next = rows.map((row) => value[row] ?? '');
    next[place] = entry;
    // Drops empty rows at the end, which exist only because the source has more entries.
    while (next.length > 0 && next.at(-1) === '') next.pop();
    onChange(next);
  };
  const add = () => {
    onChange([...rows.map((row) => value[row] ?? ''), '']);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  return (
    <>
      {isUnpaired && (
        <div className="editor__source" lang={sourceLanguage.code} dir={sourceLanguage.direction}>
          {props.source.length === 0 && '–'}
          {props.source.map((entry, place) => (
            // Two entries can have the same text.
            <p key={place}>{entry}</p>
          ))}
        </div>
      )}
      <ol className="editor__entries" ref={list}>
        {rows.map((place) => (
          <li key={place} className={isUnpaired ? undefined : 'editor__pair'}>
            {!isUnpaired && (
              <p className="editor__source" lang={sourceLanguage.code} dir={sourceLanguage.direction}>
                {source[place] ?? <em>No entry in the source</em>}
                {newEntries.has(source[place] ?? '') && <span className="editor__mark"> (new or changed)</span>}
              </p>
            )}
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
