import { type AnyField, selectProposableFields } from '@common-ground/api/contracts/contributions/contents.ts';
import { FIELDS, type Field, type PageKind } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { markHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { missingParts, partlyTranslated } from '@common-ground/api/contracts/translations/completeness.ts';
import type { Contribution } from '@common-ground/api/features/contributions/queries/contributions.ts';
import type { TranslationReview } from '@common-ground/api/features/translations/getTranslationReview.ts';
import { ChangedField, SideTable, Value } from '../kit/Changes.tsx';
import { FIELD_LABELS } from '../kit/fieldLabels.ts';
import { ChangedWords } from './ChangedWords.tsx';
import './editor.css';

type Props = { contribution: Contribution; review: TranslationReview; conflicts: AnyField[] };

export function TranslationComparison({ contribution: { kind, content }, review, conflicts }: Props) {
  const { source, published, heldAgainst } = review;
  const proposed = selectProposableFields(kind).filter((field) => content[field] !== undefined);
  const others = selectProposableFields(kind).filter((field) => content[field] === undefined);
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      {heldAgainst < source.revision && (
        <p className="editor__notice">
          {`Based on revision ${heldAgainst} of the source, which is now at ${source.revision}. If published like this, it is shown as older than its source.`}
        </p>
      )}
      {proposed.length === 0 && (
        <p className="editor__notice">
          {`No text is changed: its author says that the published translation is right for revision ${heldAgainst} of the source.`}
        </p>
      )}
      <PartlyTranslated kind={kind === 'translation' ? 'condition' : 'category'} review={review} content={content} />
      {proposed.map((field) => (
        <ComparedField
          key={field}
          field={field}
          review={review}
          isConflict={conflicts.includes(field)}
          proposed={content[field] as TextOrList}
        />
      ))}
      {others.length > 0 && published && (
        <details className="review__unchanged" open={proposed.length === 0}>
          <summary>{`${others.length} ${others.length === 1 ? 'part' : 'parts'} as published`}</summary>
          {others.map((field) => (
            <ComparedField key={field} field={field} review={review} />
          ))}
        </details>
      )}
    </section>
  );
}

type MissingProps = { kind: PageKind; review: TranslationReview; content: Contribution['content'] };

/** Warns about texts that would be translated in part after publication. */
function PartlyTranslated({ kind, review: { source, published }, content }: MissingProps) {
  const shares = partlyTranslated(missingParts(kind, source.texts, { ...published?.texts, ...content }));
  if (shares.length === 0) return null;
  const told = shares.map(({ field, done, of }) => `${FIELD_LABELS[field as AnyField]} ${done} of ${of}`);
  return (
    <p className="editor__notice">
      {`Translated in part: ${told.join('; ')}. Published like this, the page says so to its readers, and the translation counts as partly translated.`}
    </p>
  );
}

type TextOrList = string | string[];
const UNPAIRED = FIELDS.condition.filter((field: Field) => field.isUnpaired).map(({ name }) => name);
type JudgedProps = { field: AnyField; review: TranslationReview; isConflict?: boolean; proposed?: TextOrList };

function ComparedField({ field, review, isConflict, proposed }: JudgedProps) {
  const { source, sourceLanguage, language, published, before } = review;
  const now = published?.texts[field];
  const columns = [
    { side: 'Source', value: source.texts[field], of: sourceLanguage },
    { side: 'Published', value: now, of: language },
    ...(proposed === undefined ? [] : [{ side: 'Proposed', value: proposed, of: language }]),
  ];
  const sizes = columns.map(({ value }) => (Array.isArray(value) ? value.length : 1));
  const rows = Math.max(...sizes, 1);
  // Unpaired fields and lists of different lengths are shown whole: entries in one row might not match.
  const isWhole = UNPAIRED.includes(field) || sizes.some((size) => size > 0 && size < rows);
  return (
    <ChangedField name={FIELD_LABELS[field]} isConflict={isConflict}>
      <SideTable
        label={FIELD_LABELS[field]}
        sides={columns.map(({ side }) => side)}
        rows={Array.from({ length: isWhole ? 1 : rows }, (_, place) =>
          columns.map(({ side, value, of }) =>
            isWhole ? (
              <Value key={side} value={value} lang={of.code} />
            ) : (
              <div key={side} lang={of.code} dir={of.direction}>
                {markHiddenCharacters((Array.isArray(value) ? value[place] : value) ?? '') || (
                  <span className="desk-quiet">Not there</span>
                )}
              </div>
            ),
          ),
        )}
      />
      <ChangedWords
        words={`Changed in the source since the published translation was made (revision ${before?.revision})`}
        from={before?.texts[field]}
        to={source.texts[field]}
        language={sourceLanguage}
      />
      {proposed !== undefined && (
        <ChangedWords words="Changed in the translation" from={now} to={proposed} language={language} />
      )}
    </ChangedField>
  );
}
