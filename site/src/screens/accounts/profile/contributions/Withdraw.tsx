import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { dangerous } from '../../../../components/form/looks.ts';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { api, calls } from '../../../../session/api.ts';
import { useProfile } from '../context.ts';
import { $contributions } from '../reads.ts';

type Props = { contribution: OwnContribution; onDone: (said: string) => void };

/** Takes a contribution back, once that is confirmed. */
export function Withdraw({ contribution: { id, title }, onDone }: Props) {
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
