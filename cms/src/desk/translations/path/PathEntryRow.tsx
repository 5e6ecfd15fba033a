import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';
import type { PathTranslationDesk } from '@common-ground/api/features/translations/getPathTranslation.ts';
import { compareFields } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { memo, useId, useRef } from 'react';
import { Action } from '../../kit/Action.tsx';
import { ChangedWords } from '../ChangedWords.tsx';
import { entryStateOf, type Typed } from './typedEntries.ts';

type Props = {
  entry: TranslatedEntry;
  typed: Typed | undefined;
  source: PathTranslationDesk['source'];
  language: PathTranslationDesk['language'];
  isLocked: boolean;
  onChange: (entry: TranslatedEntry, text: string) => void;
};

/** Shows one text of the path beside its translation, which can be edited. */
export const PathEntryRow = memo(function PathEntryRow({ entry, typed, source, language, isLocked, onChange }: Props) {
  const id = useId();
  const { text, isMissing, madeFrom, other } = entryStateOf(entry, typed);
  const state = isMissing ? 'missing' : madeFrom !== null ? 'source changed' : typed ? 'not saved yet' : null;
  const { kind, most } = entry;
  const field = useRef<HTMLTextAreaElement>(null);
  // Focuses the field, because the pressed button disappears with the change.
  const keep = (value: string) => {
    onChange(entry, value);
    field.current?.focus();
  };
  // Leaves out the module, which the heading of the group names.
  const label = entry.label.replace(/^Module \d+ · /, '');
  return (
    <div className="path-entry">
      <p id={`${id}-label`} className="path-entry__label">
        {label}
        {state && <span className={isMissing || madeFrom !== null ? 'editor__mark' : 'desk-quiet'}> – {state}</span>}
      </p>
      {madeFrom !== null && (
        <ChangedWords
          words="Changed in the source since this was translated"
          parts={partsOf(madeFrom, entry.source)}
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
          {entry.source}
        </p>
        <textarea
          rows={1}
          ref={field}
          aria-label={`${entry.label}, ${language.name}`}
          aria-describedby={state ? `${id}-label` : undefined}
          lang={language.code}
          dir={language.direction}
          maxLength={most}
          readOnly={isLocked}
          value={text}
          onChange={({ target }) =>
            onChange(entry, kind === 'line' ? target.value.replaceAll('\n', ' ') : target.value)
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

export function partsOf(from: string, to: string) {
  return compareFields(['text'], { text: from }, { text: to })[0]?.parts ?? [];
}
