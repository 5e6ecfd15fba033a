import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { UserName } from '../../components/condition-tools/UserName.tsx';
import { Filled } from '../../components/text/Filled.tsx';
import { Moment, writeMoment } from '../../components/text/Moment.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Corrections } from './Corrections.tsx';
import { useHistory } from './context.ts';
import { Restore } from './Restore.tsx';

type Ends = { from: number | null; to: number | null };

type Props = {
  revision: Revision;
  isCurrent: boolean;
  /** Versions chosen for a comparison; null when there are not two to choose from. */
  choice: (Ends & { onChoose: (end: Partial<Ends>) => void }) | null;
  /** Null while the previous version may not be loaded. */
  onShowChanges: (() => void) | null;
};

export function RevisionRow({ revision, isCurrent, choice, onShowChanges }: Props) {
  const { lang, words } = useHistory();
  const { history, tools } = words;
  const { id, userId, userName, userRole, editSummary, isMinorEdit, event, emergencyReason, timestamp } = revision;
  const { corrections } = revision;
  const { size, sizeDiff } = revision;
  const isRemoval = event === 'removed';
  const date = writeMoment(lang, timestamp);
  const diff = new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(sizeDiff);
  const ends = [
    { end: 'from', label: history.from, name: history.fromOf },
    { end: 'to', label: history.to, name: history.toOf },
  ] as const;
  return (
    <li
      className={`revision grid grid-cols-1 gap-x-6 gap-y-3 border-t border-line py-5 ${choice ? '@pair:grid-cols-[8rem_minmax(0,1fr)]' : ''}`}
    >
      {choice && isRemoval && <div />}
      {choice && !isRemoval && (
        <div className="flex gap-x-5 gap-y-1 @pair:flex-col">
          {ends.map(({ end, label, name }) => (
            <label className="touch cursor-pointer gap-2 text-base" key={end}>
              <input
                className="size-5"
                type="radio"
                name={end}
                checked={choice[end] === id}
                onChange={() => choice.onChoose({ [end]: id })}
                aria-label={fill(name, { date })}
              />
              <Text>{label}</Text>
            </label>
          ))}
        </div>
      )}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <strong>
            <Moment iso={timestamp} hasAge />
          </strong>{' '}
          <Filled
            text={history.by}
            values={{ name: <UserName name={userName} userId={userId} role={userRole} nobody={tools.noAccount} /> }}
          />{' '}
          {isCurrent && <span className="badge">{history.current}</span>}
          <Text> </Text>
          {event ? (
            <span className="badge">{history.events[event]}</span>
          ) : (
            isMinorEdit && <span className="badge">{history.minor}</span>
          )}
        </p>
        {editSummary ? <p dir="auto">{editSummary}</p> : <p className="hint">{history.noSummary}</p>}
        {emergencyReason && (
          <p className="notice notice-box px-[0.85rem] py-2">{fill(history.emergency, { reason: emergencyReason })}</p>
        )}
        <Corrections corrections={corrections} event={event} />
        {!isRemoval && (
          <p className="hint">
            <Text>{plural(lang, history.size, size)}</Text>
            {/* The first version has no version to compare its size with. */}
            {sizeDiff !== size && (
              <>
                <Text>{' · '}</Text>
                <span className="size-diff">{fill(history.diff, { diff })}</span>
              </>
            )}
          </p>
        )}
        {!isRemoval && (
          <div className="buttons mt-[0.35rem] items-start">
            {onShowChanges && (
              <button
                className="button quiet"
                type="button"
                aria-label={fill(history.changesOf, { date })}
                onClick={onShowChanges}
              >
                {history.changes}
              </button>
            )}
            {!isCurrent && <Restore revisionId={id} date={date} />}
          </div>
        )}
      </div>
    </li>
  );
}
