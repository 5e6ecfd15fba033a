import { type AnyField, type ContributionKind, fieldsOf } from '@common-ground/api/contracts/contributions/contents.ts';
import type { Legible } from '@common-ground/api/features/contributions/legible.ts';
import { Changes, Value } from './Changes.tsx';
import { compareRows } from './compareRows.ts';
import { FIELD_WORDS } from './words.ts';

type Props = {
  kind: ContributionKind;
  content: Legible;
  published: Legible | null;
  conflicts: AnyField[];
  /** Code of the language that the texts are in. */
  lang: string;
};

/** The proposed text beside the published one, word by word; what is the same is folded away. */
export function Comparison({ kind, content, published, conflicts, lang }: Props) {
  const hasPage = published !== null && Object.keys(published).length > 0;
  if (kind === 'removal') {
    const fields = Object.keys(FIELD_WORDS) as AnyField[];
    return hasPage && <Whole title="The page that is to be taken down" fields={fields} texts={published} lang={lang} />;
  }
  if (kind === 'condition' || !hasPage)
    return <Whole title="Texts, all of them new" fields={fieldsOf(kind)} texts={content} lang={lang} />;
  const changed = compareRows(published, { ...published, ...content }).map(({ field }) => field);
  const same = fieldsOf(kind).filter((field) => !changed.includes(field));
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      {changed.length === 0 && <p>The page says all of this already.</p>}
      <Changes
        from={published}
        to={{ ...published, ...content }}
        sides={['Published', 'Proposed']}
        conflicts={conflicts}
        lang={lang}
      />
      {same.length > 0 && (
        <details className="review__unchanged">
          <summary>{`${same.length} ${same.length === 1 ? 'part' : 'parts'} unchanged`}</summary>
          {same.map((field) => (
            <Part key={field} field={field} value={published[field]} lang={lang} />
          ))}
        </details>
      )}
    </section>
  );
}

type WholeProps = { title: string; fields: readonly AnyField[]; texts: Legible; lang: string };

/** Where there is nothing to compare it with. */
function Whole({ title, fields, texts, lang }: WholeProps) {
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">{title}</h2>
      {fields
        .filter((field) => texts[field]?.length)
        .map((field) => (
          <Part key={field} field={field} value={texts[field]} lang={lang} />
        ))}
    </section>
  );
}

function Part({ field, value, lang }: { field: AnyField; value: string | string[] | undefined; lang: string }) {
  return (
    <div className="review__part">
      <h3>{FIELD_WORDS[field]}</h3>
      <Value value={value} lang={lang} />
    </div>
  );
}
