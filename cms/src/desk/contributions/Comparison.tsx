import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { Fragment, type ReactNode } from 'react';
import { Changes, Value } from '../kit/Changes.tsx';
import { compareRows } from '../kit/compareRows.ts';

type Props = Pick<Review, 'names' | 'source'> & {
  kind: ContributionKind;
  content: ReadableTexts;
  published: ReadableTexts | null;
  conflicts: readonly string[];
  lang: string;
};

/** Compares the proposed with the published texts word by word. Unchanged fields are collapsed. */
export function Comparison({ kind, content, published, conflicts, names, source, lang }: Props) {
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
  if (!hasPage)
    return (
      <WholeTexts
        title="Texts, all of them new"
        fields={fields}
        texts={content}
        names={names}
        source={source}
        lang={lang}
      />
    );
  const changed = compareRows(published, content, names).map(({ field }) => field);
  const same = fields.filter((field) => !changed.includes(field) && published[field]?.length);
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      {changed.length === 0 && <p>The page says all of this already.</p>}
      {changed.map((field) => (
        <Fragment key={field}>
          <Changes
            from={published}
            to={content}
            sides={['Published', 'Proposed']}
            conflicts={conflicts}
            names={{ [field]: names[field] ?? field }}
            lang={lang}
          />
          <SourceText text={source?.[field]} />
        </Fragment>
      ))}
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

type WholeProps = Pick<Props, 'lang'> & {
  title: string;
  fields: readonly string[];
  names: Readonly<Record<string, string>>;
  texts: ReadableTexts;
  source?: ReadableTexts | null | undefined;
};

/** Shows texts in full, without a comparison. */
function WholeTexts({ title, fields, names, texts, source, lang }: WholeProps) {
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">{title}</h2>
      {fields
        .filter((field) => texts[field]?.length)
        .map((field) => (
          <Part key={field} name={names[field] ?? field} value={texts[field]} lang={lang}>
            <SourceText text={source?.[field]} />
          </Part>
        ))}
    </section>
  );
}

type PartProps = Pick<Props, 'lang'> & { name: string; value: string | string[] | undefined; children?: ReactNode };

function Part({ name, value, lang, children }: PartProps) {
  return (
    <div className="review__part">
      <h3>{name}</h3>
      <Value value={value} lang={lang} />
      {children}
    </div>
  );
}

function SourceText({ text }: { text: string | string[] | undefined }) {
  if (!text) return null;
  return (
    <div className="review__source">
      <p className="desk-quiet">In the source</p>
      <Value value={text} lang={DEFAULT_LANGUAGE} />
    </div>
  );
}
