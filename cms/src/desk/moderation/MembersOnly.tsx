'use client';

import { makeMembersOnly } from '@common-ground/api/contracts/moderation/cases.ts';
import { useRouter } from 'next/navigation.js';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { useAction } from '../kit/useAction.ts';

type Props = { caseId: number; isPossible: boolean };

/** A button that makes a topic members-only at one press, without confirmation, because no text is removed. */
export function MembersOnly({ caseId, isPossible }: Props) {
  const router = useRouter();
  const { isBusy, said, act } = useAction();
  const press = async () => {
    const restrict = () => callApi(makeMembersOnly, { params: { id: caseId } });
    if (await act(restrict, 'The topic is for members only now, and its author is told.')) router.refresh();
  };
  return (
    <>
      {isPossible && (
        <Action isQuiet isBusy={isBusy} onClick={() => void press()}>
          Members only now
        </Action>
      )}
      <ActionMessageLine said={said} takesFocus={({ isError }) => !isError} />
    </>
  );
}
