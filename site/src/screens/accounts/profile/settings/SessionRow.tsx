import type { SignIn } from '@common-ground/api/contracts/accounts/security.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { TaskButton } from '../../../../components/task/TaskButton.tsx';
import { useTask } from '../../../../components/task/useTask.ts';
import { Filled } from '../../../../components/text/Filled.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { api } from '../../../../session/api.ts';
import { calls } from '../../../../session/calls.ts';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';

type Props = { session: SignIn; onEnded: (session: SignIn, device: string) => void };

/** One sign-in. The one that is used now ends by "Sign out" in the header, so it has no button here. */
export function SessionRow({ session, onEnded }: Props) {
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
