import { type AnyField, type ContributionKind, fieldsOf } from '@common-ground/api/contracts/contents.ts';
import type { Legible } from '@common-ground/api/features/review/legible.ts';
import {
  compareFields,
  type FieldChange,
} from '@common-ground/site/src/components/condition-tools/history/compareTexts.ts';
import { Pieces } from './Pieces.tsx';
import { FIELD_WORDS } from './words.ts';

type Props = { kind: ContributionKind; content: Legible; published: Legible | null; conflicts: AnyField[] };

/** The proposed text beside the published one, word by word; what is the same is folded away. */
export function Comparison({ kind, content, published, conflicts }: Props) {
  if (kind === 'removal') return <Leaving published={published ?? {}} />;
  if (kind === 'condition' || !published || Object.keys(published).length === 0)
    return <Whole kind={kind} content={content} />;
  const fields = fieldsOf(kind);
  const changes = compareFields(fields, published, { ...published, ...content });
  const unchanged = fields.filter((field) => !changes.some((change) => change.field === field));
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      {changes.length === 0 && <p>The page says all of this already.</p>}
      {changes.map((change) => (
        <Change key={change.field} change={change} isConflict={conflicts.includes(change.field)} />
      ))}
      {unchanged.length > 0 && (
        <details className="review__unchanged">
          <summary>{`${unchanged.length} ${unchanged.length === 1 ? 'part' : 'parts'} unchanged`}</summary>
          {unchanged.map((field) => (
            <Part key={field} field={field} value={published[field]} />
          ))}
        </details>
      )}
    </section>
  );
}

function Change({
  change: { field, parts, unchanged },
  isConflict,
}: {
  change: FieldChange<AnyField>;
  isConflict: boolean;
}) {
  return (
    <div className="review__change">
      <h3>
        {FIELD_WORDS[field]}
        {isConflict && <span className="review__mark"> – changed on the page meanwhile</span>}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Published</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((pieces, place) => (
            <tr key={place}>
              <td>
                <Pieces pieces={pieces.filter(({ is }) => is !== 'added')} />
              </td>
              <td>
                <Pieces pieces={pieces.filter(({ is }) => is !== 'removed')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unchanged > 0 && <p className="review__more">{`${unchanged} more unchanged`}</p>}
    </div>
  );
}

/** What readers would not find any more. */
function Leaving({ published }: { published: Legible }) {
  const fields = (Object.keys(FIELD_WORDS) as AnyField[]).filter((field) => published[field]?.length);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">The page that is to be taken down</h2>
      {fields.map((field) => (
        <Part key={field} field={field} value={published[field]} />
      ))}
    </section>
  );
}

/** Where readers have nothing yet there is nothing to compare it with. */
function Whole({ kind, content }: Pick<Props, 'kind' | 'content'>) {
  const fields = fieldsOf(kind).filter((field) => content[field]?.length);
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts, all of them new</h2>
      {fields.map((field) => (
        <Part key={field} field={field} value={content[field]} />
      ))}
    </section>
  );
}

function Part({ field, value }: { field: AnyField; value: string | string[] | undefined }) {
  return (
    <div className="review__part">
      <h3>{FIELD_WORDS[field]}</h3>
      {Array.isArray(value) ? (
        <ul>
          {value.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      ) : (
        <p className="review__words">{value || '–'}</p>
      )}
    </div>
  );
}
