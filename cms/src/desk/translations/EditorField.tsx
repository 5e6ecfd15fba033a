import type { Field } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { TranslationDesk } from '@common-ground/api/features/translations/getTranslation.ts';
import { useId } from 'react';
import { Action } from '../kit/Action.tsx';
import { EntryRows } from './EntryRows.tsx';
import type { FieldState, FieldValue } from './fieldState.ts';
import { Marked } from './Marked.tsx';

type Props = {
  field: Field;
  state: FieldState;
  desk: TranslationDesk;
  isLocked: boolean;
  onChange: (value: FieldValue) => void;
};

export function EditorField({ field, state, desk, isLocked, onChange }: Props) {
  const id = useId();
  const { name, label, most } = field;
  const { source, value, change, others } = state;
  const { language } = desk;
  const isEmpty = [value].flat().every((entry) => entry.trim() === '');
  const isMissing = isEmpty && source.length > 0;
  return (
    <section className="editor__field" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {label}
        {change && <span className="editor__mark"> – source changed</span>}
      </h2>
      {change && <Marked words={change.words} parts={change.parts} language={desk.source.language} />}
      {others.map((other) => (
        <Other key={other.words} other={other} desk={desk} isLocked={isLocked} onTake={() => onChange(other.value)} />
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
          describedBy={isMissing ? `${id}-empty` : undefined}
        />
      ) : (
        <div className="editor__pair">
          <p className="editor__source" lang={desk.source.language.code} dir={desk.source.language.direction}>
            {source || '–'}
          </p>
          <textarea
            className={name === 'overview' ? 'editor__long' : undefined}
            aria-label={`${label}, ${language.name}`}
            aria-describedby={isMissing ? `${id}-empty` : undefined}
            lang={language.code}
            dir={language.direction}
            maxLength={most}
            readOnly={isLocked}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      {isMissing && (
        <p id={`${id}-empty`} className="desk-quiet">
          {emptyWords(field)}
        </p>
      )}
    </section>
  );
}

function emptyWords({ isNeeded, isOwn }: Field): string {
  if (isNeeded === 'always') return 'Empty: needed before it can be reviewed.';
  if (isOwn) return 'Empty: readers see none in this language.';
  return 'Empty: readers see the source text here, marked as such.';
}

type OtherProps = {
  other: FieldState['others'][number];
  desk: TranslationDesk;
  isLocked: boolean;
  onTake: () => void;
};

function Other({ other: { words, value }, desk: { language }, isLocked, onTake }: OtherProps) {
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
