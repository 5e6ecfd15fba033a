import type { RevisionTexts } from '@common-ground/api/contracts/history/history.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { toolPart } from '../../components/condition-tools/ToolFrame.tsx';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { writeMoment } from '../../components/text/Moment.tsx';
import { Text } from '../../components/text/Text.tsx';
import { readServerMessage } from '../../session/readServerMessage.ts';
import { api, calls } from '../../session/session.ts';
import type { FieldChange, Piece } from './compareTexts.ts';
import { useHistory } from './context.ts';

/** Ids of two versions. Without the older one, all texts of the newer count as new. */
export type Pair = { from: number | null; to: number };

type Version = { timestamp: string; content: RevisionTexts } | null;
type Versions = { from: Version; to: Version; changes: FieldChange[] };

/** Shows the differences of two versions. Takes the focus, because it appears above the pressed button. */
export function Comparison({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const { id, lang, words } = useHistory();
  const { history, page } = words;
  const [versions, setVersions] = useState<Versions | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { from, to } = pair;
  useEffect(() => {
    heading.current?.focus();
    setFailure(null);
    const read = (revisionId: number | null) =>
      revisionId === null ? null : api.call(calls.getRevision, { params: { id, revisionId } });
    // The script is loaded with the versions, because most readers of the list compare none.
    Promise.all([read(from), read(to), import('./compareTexts.ts')]).then(
      ([older, newer, { compareTexts }]) => {
        const changes = newer ? compareTexts(older?.content ?? null, newer.content) : [];
        setVersions({ from: older, to: newer, changes });
      },
      (error: unknown) => setFailure(readServerMessage(error) ?? page.failed),
    );
  }, [id, from, to, attempt]);

  const formatVersionDate = (end: 'from' | 'to') => writeMoment(lang, versions?.[end]?.timestamp ?? '');
  return (
    <section
      className={`${toolPart} comparison rounded-soft border border-edge bg-raised p-5`}
      aria-labelledby="differences"
    >
      <h2 id="differences" tabIndex={-1} ref={heading}>
        {history.differences}
      </h2>
      {failure && (
        <LoadFailed text={failure} tryAgain={page.tryAgain} onRetry={() => setAttempt((before) => before + 1)} />
      )}
      <p role="status">
        <Text>{!versions && !failure && page.loading}</Text>
        <Text>
          {versions &&
            fill(versions.from ? history.between : history.first, {
              from: formatVersionDate('from'),
              to: formatVersionDate('to'),
            })}
        </Text>
      </p>
      {versions && <Changes changes={versions.changes} />}
      <button className="button quiet" type="button" onClick={onClose}>
        {history.close}
      </button>
    </section>
  );
}

function Changes({ changes }: { changes: FieldChange[] }) {
  const { history } = useHistory().words;
  if (changes.length === 0) return <p className="text-ink-soft">{history.same}</p>;
  return (
    <>
      <p className="hint">{history.legend}</p>
      {changes.map((change) => (
        <Field key={change.field} change={change} />
      ))}
    </>
  );
}

function Field({ change: { field, parts, unchanged } }: { change: FieldChange }) {
  const { lang, words } = useHistory();
  const { history } = words;
  return (
    <section className="field-change grid w-full max-w-measure grid-cols-1 gap-2">
      <h3 className="label">{history.fields[field]}</h3>
      {/* The texts of versions are in the default language. */}
      {parts.map((pieces, place) => (
        <p className="border-s-3 border-line ps-[0.85rem]" key={place} lang="en" dir="auto">
          {pieces.map((piece, at) => (
            <Marked key={at} piece={piece} />
          ))}
        </p>
      ))}
      {unchanged > 0 && <p className="hint">{plural(lang, history.unchanged, unchanged)}</p>}
    </section>
  );
}

/** Marks added and removed text by a line, a background and words for screen readers: not by colour alone. */
function Marked({ piece: { text, is } }: { piece: Piece }) {
  const { lang, words } = useHistory();
  const { added, removed, end } = words.history;
  if (is === 'same') return <Text>{text}</Text>;
  const Mark = is === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="sr-only" lang={lang}>
        <Text>{`${is === 'added' ? added : removed} `}</Text>
      </span>
      <Text>{text}</Text>
      <span className="sr-only">{end}</span>
    </Mark>
  );
}
