import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/form/Dialog.tsx';
import { dangerous } from '../../../../components/form/looks.ts';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { useProfile } from '../context.ts';

type Props = { contribution: OwnContribution; withdraw: () => Promise<void> };

/** Withdraws a contribution after confirmation. */
export function Withdraw({ contribution: { title }, withdraw }: Props) {
  const { words } = useProfile();
  const { contributions } = words;
  const [isOpen, setOpen] = useState(false);
  const withdrawing = useTask(async () => {
    await withdraw();
    setOpen(false);
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
