import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { Changes, Value } from '../kit/Changes.tsx';
import { compareRows } from '../kit/compareRows.ts';
import { TranslationTexts } from './TranslationTexts.tsx';

type Props = Pick<Review, 'names' | 'source'> & {
  kind: ContributionKind;
  content: ReadableTexts;
  published: ReadableTexts | null;
  /** Whether `published` is the text before the decision, and no longer that of readers. */
  isDecided: boolean;
  conflicts: readonly string[];
  language: { code: string; direction: string };
};

/** Compares the proposed with the published texts word by word, a translation with its source too. */
export function Comparison({ kind, content, published, isDecided, conflicts, names, source, language }: Props) {
  const lang = language.code;
  const fields = Object.keys(names);
  const hasPage = published !== null && Object.keys(published).length > 0;
  if (kind === 'removal') {
    return (
      hasPage && (
        <WholeTexts
          title="The page that is to be taken down"
          fields={fields}
          texts={published}
          names={names}
          lang={lang}
        />
      )
    );
  }
  if (source) {
    const beside = { content, published, isDecided, conflicts, names, source, language };
    return <TranslationTexts {...beside} />;
  }
  if (!hasPage)
    return <WholeTexts title="Texts, all of them new" fields={fields} texts={content} names={names} lang={lang} />;
  const changed = compareRows(published, content, names).map(({ field }) => field);
  const same = fields.filter((field) => !changed.includes(field) && published[field]?.length);
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      {changed.length === 0 && <p>The page says all of this already.</p>}
      <Changes
        from={published}
        to={content}
        sides={['Published', 'Proposed']}
        conflicts={conflicts}
        names={names}
        lang={lang}
      />
      {same.length > 0 && (
        <details className="review__unchanged">
          <summary>{`${same.length} ${same.length === 1 ? 'part' : 'parts'} unchanged`}</summary>
          {same.map((field) => (
            <Part key={field} name={names[field] ?? field} value={published[field]} lang={lang} />
          ))}
        </details>
      )}
    </section>
  );
}

type WholeProps = {
  title: string;
  fields: readonly string[];
  names: Readonly<Record<string, string>>;
  texts: ReadableTexts;
  lang: string;
};

/** Shows texts in full, without a comparison. */
function WholeTexts({ title, fields, names, texts, lang }: WholeProps) {
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">{title}</h2>
      {fields
        .filter((field) => texts[field]?.length)
        .map((field) => (
          <Part key={field} name={names[field] ?? field} value={texts[field]} lang={lang} />
        ))}
    </section>
  );
}

type PartProps = { name: string; value: string | string[] | undefined; lang: string };

function Part({ name, value, lang }: PartProps) {
  return (
    <div className="review__part">
      <h3>{name}</h3>
      <Value value={value} lang={lang} />
    </div>
  );
}
