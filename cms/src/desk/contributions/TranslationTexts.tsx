import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { ChangedField, SideTable, Value } from '../kit/Changes.tsx';
import { ChangedWords } from '../translations/ChangedWords.tsx';
import { type ComparedEntry, type ComparedGroup, groupComparedEntries } from './groupComparedEntries.ts';
import '../translations/editor.css';

type Language = { code: string; direction: string };
type Props = Pick<Review, 'names'> & {
  source: NonNullable<Review['source']>;
  content: ReadableTexts;
  published: ReadableTexts | null;
  isDecided: boolean;
  conflicts: readonly string[];
  language: Language;
};

const SOURCE_LANGUAGE: Language = { code: DEFAULT_LANGUAGE, direction: 'ltr' };

/** Compares a proposed translation, entry by entry, with its source and with the published one. */
export function TranslationTexts({ names, source, content, published, isDecided, conflicts, language }: Props) {
  const groups = groupComparedEntries(names, { source: source.texts, former: source.former, content, published });
  const news = groups.filter(({ rows }) => rows.some(({ isNews }) => isNews));
  const others = groups.filter((group) => !news.includes(group));
  const sides = ['Source', isDecided ? 'Before' : 'Published', 'Proposed'];
  const shared = { sides, language, revision: source.revisions.published };
  return (
    <section aria-labelledby="review-texts">
      <h2 id="review-texts">Texts</h2>
      <Notices source={source} />
      {news.length === 0 && !source.isConfirmed && <p>The page says all of this already.</p>}
      {news.map((group) => (
        <Group
          key={group.key}
          group={group}
          isConflict={conflicts.some((unit) => group.key === unit || group.key.startsWith(`${unit}.`))}
          {...shared}
        />
      ))}
      {others.length > 0 && (
        <details className="review__unchanged" open={news.length === 0}>
          <summary>{`${others.length} ${others.length === 1 ? 'part' : 'parts'} unchanged`}</summary>
          {others.map((group) => (
            <Group key={group.key} group={group} {...shared} />
          ))}
        </details>
      )}
    </section>
  );
}

function Notices({ source: { revisions, isStale, isConfirmed, partial } }: Pick<Props, 'source'>) {
  const { now, proposed } = revisions;
  const shares = partial.map(({ label, done, of }) => `${label} ${done} of ${of}`);
  return (
    <>
      {now !== null && proposed !== null && proposed < now && (
        <p className="editor__notice">
          {`Based on revision ${proposed} of the source, which is now at ${now}. ${isStale ? 'If published like this, it is shown as older than its source.' : 'Nothing that it translates has changed since.'}`}
        </p>
      )}
      {isConfirmed && (
        <p className="editor__notice">
          {`No text is changed: its author says that the published translation is right for revision ${proposed} of the source.`}
        </p>
      )}
      {shares.length > 0 && (
        <p className="editor__notice">
          {`Translated in part: ${shares.join('; ')}. The rest is missing if it is published like this.`}
        </p>
      )}
    </>
  );
}

type TableProps = { sides: string[]; language: Language; revision: number | null };
type GroupProps = TableProps & { group: ComparedGroup; isConflict?: boolean };

/** Shows the entries of a group that a reviewer has to read; the others are collapsed. */
function Group({ group: { label, rows }, isConflict = false, ...shared }: GroupProps) {
  const news = rows.filter(({ isNews }) => isNews);
  const [shown, others] = news.length === 0 ? [rows, []] : [news, rows.filter(({ isNews }) => !isNews)];
  return (
    <ChangedField name={label} isConflict={isConflict}>
      <EntryTable label={label} rows={shown} {...shared} />
      {others.length > 0 && (
        <details className="review__unchanged">
          <summary>{`${others.length} more unchanged`}</summary>
          <EntryTable label={`${label}: unchanged`} rows={others} {...shared} />
        </details>
      )}
    </ChangedField>
  );
}

function EntryTable({ label, rows, sides, language, revision }: TableProps & { label: string; rows: ComparedEntry[] }) {
  const own = { lang: language.code, dir: language.direction, none: 'Not there' };
  return (
    <SideTable
      label={label}
      sides={sides}
      rows={rows.map((row) => [
        <SourceCell key="source" row={row} />,
        <Value key="published" value={row.published} {...own} />,
        <Value key="proposed" value={row.proposed} {...own} />,
      ])}
      below={rows.map((row) =>
        row.isNews && (row.former !== undefined || row.published?.length) ? (
          <ChangesOfRow key={row.key} row={row} language={language} revision={revision} />
        ) : null,
      )}
    />
  );
}

function SourceCell({ row: { label, source, former } }: { row: ComparedEntry }) {
  const none = former === undefined ? 'Each language has its own' : 'No longer in the source';
  return (
    <>
      {label && <span className="review__label">{label}</span>}
      <Value value={source} lang={SOURCE_LANGUAGE.code} dir={SOURCE_LANGUAGE.direction} none={none} />
    </>
  );
}

function ChangesOfRow({
  row,
  language,
  revision,
}: {
  row: ComparedEntry;
  language: Language;
  revision: number | null;
}) {
  return (
    <>
      <ChangedWords
        words={`Changed in the source since the published translation was made (revision ${revision})`}
        from={row.former}
        to={row.source ?? ''}
        language={SOURCE_LANGUAGE}
      />
      <ChangedWords
        words="Changed in the translation"
        from={row.published}
        to={row.proposed ?? ''}
        language={language}
      />
    </>
  );
}
