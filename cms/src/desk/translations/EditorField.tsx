import type { Field } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { TranslationDesk } from '@common-ground/api/features/translations/getTranslation.ts';
import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { Pieces } from '../contributions/Pieces.tsx';
import { EntryRows } from './EntryRows.tsx';
import type { FieldState, Value } from './fieldState.ts';
import { fieldWords } from './words.ts';

type Props = {
  field: Field;
  state: FieldState;
  desk: TranslationDesk;
  isLocked: boolean;
  onChange: (value: Value) => void;
};

export function EditorField({ field, state, desk, isLocked, onChange }: Props) {
  const id = useId();
  const { name, most } = field;
  const { source, value, change, others } = state;
  const { language } = desk;
  const words = fieldWords(name);
  const isEmpty = [value].flat().every((entry) => entry.trim() === '');
  const isMissing = isEmpty && source.length > 0;
  return (
    <section className="editor__field" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {words}
        {change && <span className="editor__mark"> – source changed</span>}
      </h2>
      {change && (
        <details className="editor__change" open>
          <summary>{change.words}</summary>
          <div lang={desk.source.language.code} dir={desk.source.language.direction}>
            {change.parts.map((pieces, place) => (
              <p key={place}>
                <Pieces pieces={pieces} />
              </p>
            ))}
          </div>
        </details>
      )}
      {others.map((other) => (
        <Other key={other.words} other={other} desk={desk} isLocked={isLocked} onTake={() => onChange(other.value)} />
      ))}
      {Array.isArray(value) ? (
        <EntryRows
          {...{ words, most, isLocked, onChange, language, value }}
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
            className={name === 'overview' ? 'editor__text editor__text--long' : 'editor__text'}
            aria-label={`${words}, ${language.name}`}
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
        <p id={`${id}-empty`} className="translation__quiet editor__empty">
          {emptyWords(field)}
        </p>
      )}
    </section>
  );
}

function emptyWords({ isRequired, isOwn }: Field): string {
  if (isRequired) return 'Empty: needed before it can be reviewed.';
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
    <div className="editor__other">
      <p>{words}:</p>
      <p lang={language.code} dir={language.direction}>
        {[value].flat().join('\n') || '–'}
      </p>
      {!isLocked && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onTake}>
          Take this text
        </Button>
      )}
    </div>
  );
}
