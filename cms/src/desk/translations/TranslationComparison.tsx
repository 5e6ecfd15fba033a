import { type AnyField, fieldsOf } from '@common-ground/api/contracts/contributions/contents.ts';
import type { Contribution } from '@common-ground/api/features/contributions/queries/contributions.ts';
import type { TranslationReview } from '@common-ground/api/features/translations/getTranslationReview.ts';
import { compareFields } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { Pieces } from '../contributions/Pieces.tsx';
import { fieldWords } from './words.ts';
import './editor.css';

type Props = { contribution: Contribution; review: TranslationReview; conflicts: AnyField[] };

/** A translation as it is judged: source, what readers have, and what is proposed, side by side. */
export function TranslationComparison({ contribution: { kind, content }, review, conflicts }: Props) {
  const { source, published, heldAgainst } = review;
  const proposed = fieldsOf(kind).filter((field) => content[field] !== undefined);
  const others = fieldsOf(kind).filter((field) => content[field] === undefined);
  return (
    <section aria-labelledby="review-texts" className="judged">
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
          {...{ field, review }}
          isConflict={conflicts.includes(field)}
          proposed={content[field] as Value}
        />
      ))}
      {others.length > 0 && published && (
        <details className="review__unchanged" open={proposed.length === 0}>
          <summary>{`${others.length} ${others.length === 1 ? 'part' : 'parts'} as published`}</summary>
          {others.map((field) => (
            <Judged key={field} {...{ field, review }} isConflict={false} proposed={undefined} />
          ))}
        </details>
      )}
    </section>
  );
}

type Value = string | string[];
type JudgedProps = { field: AnyField; review: TranslationReview; isConflict: boolean; proposed: Value | undefined };

function Judged({ field, review, isConflict, proposed }: JudgedProps) {
  const { source, sourceLanguage, language, published, before } = review;
  const now = published?.texts[field];
  const columns: { words: string; value: Value | undefined; of: typeof language }[] = [
    { words: 'Source', value: source.texts[field], of: sourceLanguage },
    { words: 'Published', value: now, of: language },
    ...(proposed === undefined ? [] : [{ words: 'Proposed', value: proposed, of: language }]),
  ];
  const rows = Math.max(...columns.map(({ value }) => (Array.isArray(value) ? value.length : 1)), 1);
  const words = fieldWords(field);
  return (
    <div className="review__change">
      <h3>
        {words}
        {isConflict && <span className="review__mark">changed on the page meanwhile</span>}
      </h3>
      <table aria-label={words}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.words} scope="col">
                {column.words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, place) => (
            <tr key={place}>
              {columns.map(({ words: name, value, of }) => (
                <td key={name} data-side={name} lang={of.code} dir={of.direction}>
                  {(Array.isArray(value) ? value[place] : value) || <span className="review__more">Not there</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Marked
        words={`Changed in the source since the published translation was made (revision ${before?.revision})`}
        {...{ field, of: sourceLanguage, from: before?.texts[field], to: source.texts[field] }}
      />
      {proposed !== undefined && (
        <Marked words="Changed in the translation" {...{ field, of: language, from: now, to: proposed }} />
      )}
    </div>
  );
}

type MarkedProps = {
  words: string;
  field: AnyField;
  of: TranslationReview['language'];
  from: Value | undefined;
  to: Value | undefined;
};

/** Nothing, where there was nothing to compare it with. */
function Marked({ words, field, of, from, to }: MarkedProps) {
  if (!from?.length) return null;
  const [change] = compareFields([field], { [field]: from }, { [field]: to });
  if (!change) return null;
  return (
    <details className="editor__change" open>
      <summary>{words}</summary>
      <div lang={of.code} dir={of.direction}>
        {change.parts.map((pieces, place) => (
          <p key={place}>
            <Pieces pieces={pieces} />
          </p>
        ))}
      </div>
    </details>
  );
}
