import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import { useState } from 'react';
import { dangerous } from '../../components/form/looks.ts';
import { LatePart } from '../../components/late-part/LatePart.tsx';
import { Reason, TaskButton, useTask } from '../../components/task/TaskButton.tsx';
import { Filled } from '../../components/text/Filled.tsx';
import { Moment } from '../../components/text/Moment.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { api, calls } from '../../session/session.ts';
import { useTopicTools } from './context.ts';
import type { ShownPost } from './PostView.tsx';

type Earlier = CallOutput<typeof calls.listEarlierWords>[number];
type Props = { post: ShownPost; isOwn: boolean };

/** Lists the versions of a post before each edit. Its author can withdraw them. */
export function EarlierWords({ post: { id }, isOwn }: Props) {
  const { words, tools } = useTopicTools();
  const { deeds } = tools;
  const read = useLoaded(() => api.call(calls.listEarlierWords, { params: { id } }), true);
  const [changed, setChanged] = useState<Earlier[] | null>(null);
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-soft border border-line bg-sunken px-5 py-4"
      aria-label={deeds.history}
    >
      <LatePart part={changed ?? read} words={words}>
        {(versions) =>
          versions.length === 0 ? (
            <p>{deeds.noHistory}</p>
          ) : (
            versions.map((version) => (
              <Version key={version.id} version={version} isOwn={isOwn} postId={id} onWithdrawn={setChanged} />
            ))
          )
        }
      </LatePart>
    </section>
  );
}

type VersionProps = { version: Earlier; postId: number; isOwn: boolean; onWithdrawn: (all: Earlier[]) => void };

function Version({ version: { id, at, content }, postId, isOwn, onWithdrawn }: VersionProps) {
  const { tools, live } = useTopicTools();
  const { deeds } = tools;
  const [isAsked, setAsked] = useState(false);
  const withdrawing = useTask(async () => {
    onWithdrawn(await api.call(calls.withdrawEarlierWords, { params: { id: postId, eventId: id } }));
    live.say(deeds.isWithdrawn);
  }, deeds.notDone);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p className="hint">
        <Filled text={deeds.until} values={{ when: <Moment iso={at} hasAge /> }} />
      </p>
      {content === null ? (
        <p className="hint italic">{deeds.withdrawn}</p>
      ) : (
        <p className="max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
          {content}
        </p>
      )}
      {isOwn && content !== null && !isAsked && (
        <button className="button quiet" type="button" onClick={() => setAsked(true)}>
          {deeds.withdraw}
        </button>
      )}
      {isAsked && content !== null && (
        <>
          <p>{deeds.withdrawAsked}</p>
          <div className="buttons">
            <TaskButton task={withdrawing} className={dangerous}>
              {withdrawing.isBusy ? deeds.working : deeds.withdraw}
            </TaskButton>
            <button className="button quiet" type="button" onClick={() => setAsked(false)}>
              {deeds.cancel}
            </button>
          </div>
          <Reason>{withdrawing.reason}</Reason>
        </>
      )}
    </div>
  );
}
