import type { SignIn } from '@common-ground/api/contracts/accounts/security.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { showToast } from '../../../../components/toaster/showCatalogueToast.ts';
import { api, calls, leaveByChoice } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { ListPart, Section, useOutcome } from '../parts/Section.tsx';
import { $sessions, removeFromList } from '../reads.ts';

export function Sessions() {
  const { words } = useProfile();
  const { tell, section } = useOutcome();

  function forget({ id }: SignIn, device: string) {
    removeFromList($sessions, id);
    tell(fill(words.sessions.ended, { device }));
  }

  return (
    <Section title={words.sessions.title} intro={words.sessions.intro} {...section}>
      <ListPart $read={$sessions} empty={null}>
        {(session) => <SessionRow key={session.id} session={session} onEnded={forget} />}
      </ListPart>
      <EndAllSessions />
    </Section>
  );
}

type Props = { session: SignIn; onEnded: (session: SignIn, device: string) => void };

/** The current session has no button here, because it ends with "Sign out" in the header. */
function SessionRow({ session, onEnded }: Props) {
  const { words } = useProfile();
  const { sessions } = words;
  const device = session.device || sessions.unknownDevice;
  const ending = useTask(async () => {
    await api.call(calls.endSession, { params: { id: session.id } });
    onEnded(session, device);
  }, words.part.notDone);
  return (
    <ActionRow
      reason={ending.reason}
      actions={
        !session.isCurrent && (
          <TaskButton task={ending} aria-label={fill(sessions.endOf, { device })}>
            {sessions.end}
          </TaskButton>
        )
      }
    >
      <h3>
        <bdi>{device}</bdi> {session.isCurrent && <span className="badge">{sessions.current}</span>}
      </h3>
      <p className={rowFacts}>
        <span>
          <Filled text={sessions.lastUsed} values={{ date: <Moment iso={session.lastUsedAt} /> }} />
        </span>
        <span>
          <Filled text={sessions.since} values={{ date: <Moment iso={session.createdAt} /> }} />
        </span>
      </p>
    </ActionRow>
  );
}

/** Ends every session, including the current one, after confirmation. */
function EndAllSessions() {
  const { words } = useProfile();
  const { sessions, part } = words;
  const [isAsking, setAsking] = useState(false);
  const ending = useTask(async () => {
    await api.call(calls.endAllSessions);
    void showToast({ title: sessions.everywhereDone });
    leaveByChoice();
  }, words.part.notDone);
  return (
    <>
      <button className="button quiet" type="button" onClick={() => setAsking(true)}>
        {sessions.everywhere}
      </button>
      <Dialog title={sessions.everywhereTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{sessions.everywhereText}</p>
        <Reason>{ending.reason}</Reason>
        <div className="buttons">
          <TaskButton task={ending} className="button">
            {sessions.everywhere}
          </TaskButton>
          <button className="button quiet" type="button" onClick={() => setAsking(false)}>
            {part.cancel}
          </button>
        </div>
      </Dialog>
    </>
  );
}
