import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import type { TranslationState } from '@common-ground/api/features/translations/getTranslation.ts';
import { memo, useId, useRef } from 'react';
import { Action } from '../kit/Action.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import { type Typed, toEntryState, toShortLabel } from './typedEntries.ts';

type Props = {
  entry: TranslatedEntry;
  typed: Typed | undefined;
  source: TranslationState['source'];
  language: TranslationState['language'];
  isLocked: boolean;
  /** Whether every entry is needed, so that none says it by itself. */
  isWhole: boolean;
  onChange: (entry: TranslatedEntry, text: string) => void;
};

/** Kinds of one line each. A list has several, one in each line. */
const LINES: readonly TranslatedEntry['kind'][] = ['line', 'paragraph', 'link'];
const LISTS: readonly TranslatedEntry['kind'][] = ['list', 'links'];
/** Upper bound of characters for a text area, whose entry is a list of texts with a limit each. */
const MAX_LIST = 40_000;

/** Shows one text of the source beside its translation, which can be edited. */
export const EntryRow = memo(function EntryRow({ entry, typed, source, language, isLocked, isWhole, onChange }: Props) {
  const id = useId();
  const { text, isMissing, madeFrom, other } = toEntryState(entry, typed);
  const state = isMissing ? 'missing' : madeFrom !== null ? 'source changed' : typed ? 'not saved yet' : null;
  const field = useRef<HTMLTextAreaElement>(null);
  const isList = LISTS.includes(entry.kind);
  // Focuses the field, because the pressed button disappears with the change.
  const keep = (value: string) => {
    onChange(entry, value);
    field.current?.focus();
  };
  const hint = formatHint(entry, { isList, isWhole });
  return (
    <div className="editor-entry">
      <p id={`${id}-label`} className="editor-entry__label">
        {toShortLabel(entry)}
        {state && <span className={isMissing || madeFrom !== null ? 'editor__mark' : 'desk-quiet'}> – {state}</span>}
        {hint && <span className="desk-quiet"> {hint}</span>}
      </p>
      {madeFrom !== null && (
        <ChangedWords
          words="Changed in the source since this was translated"
          from={madeFrom}
          to={entry.source}
          language={source.language}
        />
      )}
      {other !== null && (
        <div className="editor__change">
          <p>Saved somewhere else meanwhile:</p>
          <p lang={language.code} dir={language.direction}>
            {other || '–'}
          </p>
          <Action isQuiet isSmall onClick={() => keep(other)}>
            Take this text
          </Action>
        </div>
      )}
      <div className="editor__pair">
        <p className="editor__source" lang={source.language.code} dir={source.language.direction}>
          {entry.source || '–'}
        </p>
        <textarea
          rows={1}
          ref={field}
          aria-label={`${entry.label}, ${language.name}`}
          aria-describedby={state || hint ? `${id}-label` : undefined}
          lang={language.code}
          dir={language.direction}
          maxLength={isList ? MAX_LIST : entry.most}
          readOnly={isLocked}
          value={text}
          onChange={({ target }) =>
            onChange(entry, LINES.includes(entry.kind) ? target.value.replaceAll('\n', ' ') : target.value)
          }
        />
      </div>
      {madeFrom !== null && !isLocked && (
        <Action
          isQuiet
          isSmall
          onClick={() => keep(text)}
          extraButtonProps={{ 'aria-label': `${entry.label}: the translation is still right` }}
        >
          Still right
        </Action>
      )}
    </div>
  );
});

function formatHint(
  { translated, isNeeded }: TranslatedEntry,
  { isList, isWhole }: { isList: boolean; isWhole: boolean },
): string {
  const hints = [
    isList && 'One entry a line.',
    translated === 'own' && 'Each language has its own. Empty: readers see none.',
    isNeeded === 'always' && !isWhole && 'Needed in every language.',
  ];
  return hints.filter(Boolean).join(' ');
}
