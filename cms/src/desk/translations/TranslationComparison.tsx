import { type AnyField, fieldsOf } from '@common-ground/api/contracts/contributions/contents.ts';
import type { Contribution } from '@common-ground/api/features/contributions/queries/contributions.ts';
import type { TranslationReview } from '@common-ground/api/features/translations/getTranslationReview.ts';
import { compareFields } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { Changed, SideTable } from '../contributions/Changes.tsx';
import { FIELD_WORDS } from '../contributions/words.ts';
import { Marked } from './Marked.tsx';
import './editor.css';

type Props = { contribution: Contribution; review: TranslationReview; conflicts: AnyField[] };

/** A translation as it is judged: source, what readers have, and what is proposed, side by side. */
export function TranslationComparison({ contribution: { kind, content }, review, conflicts }: Props) {
  const { source, published, heldAgainst } = review;
  const proposed = fieldsOf(kind).filter((field) => content[field] !== undefined);
  const others = fieldsOf(kind).filter((field) => content[field] === undefined);
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      {heldAgainst < source.revision && (
        <p className="editor__notice">
          {`Held against revision ${heldAgainst} of the source, which is at ${source.revision} by now: published like this, it shows as older than its source.`}
        </p>
      )}
      {proposed.length === 0 && (
        <p className="editor__notice">
          {`No text is changed: its author says that the published translation is right for revision ${heldAgainst} of the source.`}
        </p>
      )}
      {proposed.map((field) => (
        <Judged
          key={field}
          field={field}
          review={review}
          isConflict={conflicts.includes(field)}
          proposed={content[field] as Value}
        />
      ))}
      {others.length > 0 && published && (
        <details className="review__unchanged" open={proposed.length === 0}>
          <summary>{`${others.length} ${others.length === 1 ? 'part' : 'parts'} as published`}</summary>
          {others.map((field) => (
            <Judged key={field} field={field} review={review} />
          ))}
        </details>
      )}
    </section>
  );
}

type Value = string | string[];
type JudgedProps = { field: AnyField; review: TranslationReview; isConflict?: boolean; proposed?: Value };

function Judged({ field, review, isConflict, proposed }: JudgedProps) {
  const { source, sourceLanguage, language, published, before } = review;
  const now = published?.texts[field];
  const columns = [
    { side: 'Source', value: source.texts[field], of: sourceLanguage },
    { side: 'Published', value: now, of: language },
    ...(proposed === undefined ? [] : [{ side: 'Proposed', value: proposed, of: language }]),
  ];
  const rows = Math.max(...columns.map(({ value }) => (Array.isArray(value) ? value.length : 1)), 1);
  return (
    <Changed field={field} isConflict={isConflict}>
      <SideTable
        label={FIELD_WORDS[field]}
        sides={columns.map(({ side }) => side)}
        rows={Array.from({ length: rows }, (_, place) =>
          columns.map(({ side, value, of }) => (
            <div key={side} lang={of.code} dir={of.direction}>
              {(Array.isArray(value) ? value[place] : value) || <span className="desk-quiet">Not there</span>}
            </div>
          )),
        )}
      />
      <Marked
        words={`Changed in the source since the published translation was made (revision ${before?.revision})`}
        parts={partsOf(before?.texts[field], source.texts[field])}
        language={sourceLanguage}
      />
      {proposed !== undefined && (
        <Marked words="Changed in the translation" parts={partsOf(now, proposed)} language={language} />
      )}
    </Changed>
  );
}

/** None, where there was nothing to compare it with. */
function partsOf(from: Value | undefined, to: Value | undefined) {
  if (!from?.length || to === undefined) return [];
  return compareFields(['text'], { text: from }, { text: to })[0]?.parts ?? [];
}
