import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { showToast } from '../../../../components/toaster/showToast.ts';
import { api, calls } from '../../../../session/api.ts';
import { leave } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';

/** Ends every session, this one too, once it is confirmed. */
export function EndAllSessions() {
  const { words } = useProfile();
  const { sessions, part } = words;
  const [isAsking, setAsking] = useState(false);
  const ending = useTask(async () => {
    await api.call(calls.endAllSessions);
    void showToast({ title: sessions.everywhereDone });
    leave();
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
