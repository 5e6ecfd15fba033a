import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { dangerous } from '../../../../components/form/looks.ts';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { conditionPath, screenPath, suggestPath } from '../../../../routes.ts';
import { api, calls } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { rowFacts, withAction } from '../looks.ts';
import { ListPart, Section, useOutcome } from '../parts/Section.tsx';
import { $contributions } from '../reads.ts';
import { EventList } from './EventList.tsx';

/** What the reader sent in and what became of it, newest first. `isWanted`: the address leads here. */
export function ContributionsPart({ isWanted }: { isWanted: boolean }) {
  const { lang, words } = useProfile();
  const { tell, section } = useOutcome(isWanted);
  const nothing = (
    <>
      <p className="text-ink-soft">{words.contributions.empty}</p>
      <a className="button quiet" href={screenPath('contribute', lang)}>
        {words.contributions.contribute}
      </a>
    </>
  );
  return (
    <Section title={words.contributions.title} {...section}>
      <ListPart $read={$contributions} empty={nothing}>
        {(contribution) => <ContributionRow key={contribution.id} contribution={contribution} onDone={tell} />}
      </ListPart>
    </Section>
  );
}

type Props = { contribution: OwnContribution; onDone: (said: string) => void };

/** One contribution: what it is, where it stands, what was said of it, and what its author can do. */
function ContributionRow({ contribution, onDone }: Props) {
  const { lang, words } = useProfile();
  const { contributions } = words;
  const { id, title, kind, status, conditionId, submittedAt, scheduledFor } = contribution;
  const isRemoval = kind === 'removal';
  const isDown = isRemoval && status === 'published';
  const next = isRemoval && (status === 'approved' || status === 'published') ? contributions.removal[status] : null;
  return (
    <li className={withAction}>
      <div>
        <h3>
          <bdi>{title}</bdi>{' '}
          <span className="badge">{isDown ? contributions.removal.state : contributions.states[status]}</span>
        </h3>
        <p className={rowFacts}>
          <span>{contributions.kinds[kind]}</span>
          <span>
            <Filled text={contributions.submitted} values={{ date: <Moment iso={submittedAt} isDay /> }} />
          </span>
          {conditionId !== null && !isDown && (
            <a
              href={conditionPath(conditionId, lang)}
              aria-label={fill(contributions.ofContribution, { action: contributions.toPage, title })}
            >
              {contributions.toPage}
            </a>
          )}
        </p>
        <p>{next ?? contributions.explained[status]}</p>
        <WaitFacts contribution={contribution} />
        {scheduledFor && (
          <p>
            <Filled text={contributions.scheduled} values={{ date: <Moment iso={scheduledFor} /> }} />
          </p>
        )}
        <EventList contribution={contribution} />
      </div>
      <div className="buttons">
        {status === 'changes_requested' && (
          <a
            className="button"
            href={suggestPath({ contribution: id }, lang)}
            aria-label={fill(contributions.ofContribution, { action: contributions.answer, title })}
          >
            {contributions.answer}
          </a>
        )}
        {!FINAL_STATES.includes(status) && <Withdraw contribution={contribution} onDone={onDone} />}
      </div>
    </li>
  );
}

/** Where it stands among those that wait, and how long that takes, where enough is known to say so. */
export function WaitFacts({ contribution: { place, typicalWaitDays } }: { contribution: OwnContribution }) {
  const { lang, words } = useProfile();
  const { contributions } = words;
  if (place === null) return null;
  const wait =
    typicalWaitDays === null
      ? contributions.waitNotKnown
      : typicalWaitDays < 1
        ? contributions.waitUnderDay
        : plural(lang, contributions.wait, Math.round(typicalWaitDays));
  return (
    <p className={rowFacts}>
      <span>{fill(contributions.place, { place: formatNumber(lang, place) })}</span>
      <span>{wait}</span>
    </p>
  );
}

type WithdrawProps = { contribution: OwnContribution; onDone: (said: string) => void };

/** Takes a contribution back, once that is confirmed. */
function Withdraw({ contribution: { id, title }, onDone }: WithdrawProps) {
  const { words } = useProfile();
  const { contributions } = words;
  const [isOpen, setOpen] = useState(false);
  const withdrawing = useTask(async () => {
    await api.call(calls.takeContributionStep, { params: { id, step: 'withdraw' }, body: {} });
    // Its place in the queue and what was said of it change with it.
    $contributions.revalidate();
    setOpen(false);
    onDone(fill(contributions.withdrawn, { title }));
  }, words.part.notDone);
  return (
    <>
      <button
        className="button quiet"
        type="button"
        aria-label={fill(contributions.ofContribution, { action: contributions.withdraw, title })}
        onClick={() => setOpen(true)}
      >
        {contributions.withdraw}
      </button>
      <Dialog title={fill(contributions.withdrawTitle, { title })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{contributions.withdrawText}</p>
        <Reason>{withdrawing.reason}</Reason>
        <div className="buttons">
          <TaskButton task={withdrawing} className={dangerous}>
            {contributions.withdraw}
          </TaskButton>
          <button className="button" type="button" onClick={() => setOpen(false)}>
            {contributions.keep}
          </button>
        </div>
      </Dialog>
    </>
  );
}
