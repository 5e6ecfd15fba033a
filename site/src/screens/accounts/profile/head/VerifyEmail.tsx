import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { TaskButton } from '../../../../components/task/TaskButton.tsx';
import { useTask } from '../../../../components/task/useTask.ts';
import { api } from '../../../../session/api.ts';
import { calls } from '../../../../session/calls.ts';
import { useProfile } from '../context.ts';
import { Said } from '../parts/Said.tsx';

/** For an address that is not known to be theirs yet: has the mail sent that shows it. */
export function VerifyEmail({ email }: { email: string }) {
  const { lang, words } = useProfile();
  const [isSent, setSent] = useState(false);
  const send = useTask(async () => {
    setSent(false);
    await api.call(calls.requestEmailVerification, { query: { lang } });
    setSent(true);
  }, words.part.notDone);
  return (
    <div className="notice-box col-span-full flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <p>{words.verify.text}</p>
      <TaskButton task={send}>{send.isBusy ? words.verify.sending : words.verify.send}</TaskButton>
      <Said>
        {send.reason ? `${words.verify.failed} ${send.reason}` : isSent ? fill(words.verify.sent, { email }) : ''}
      </Said>
    </div>
  );
}
