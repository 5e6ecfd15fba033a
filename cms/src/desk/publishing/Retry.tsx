'use client';

import { retryPublishing } from '@common-ground/api/contracts/publishing/desk.ts';
import { toast } from '@payloadcms/ui';
import { Action } from '../kit/Action.tsx';
import { callApi } from '../kit/callApi.ts';
import { useAction } from '../kit/useAction.ts';

export function Retry({ isSmall = false, onAsked }: { isSmall?: boolean; onAsked: () => Promise<void> }) {
  const { isBusy, act } = useAction();
  const retry = async () => {
    await callApi(retryPublishing).catch((error: Error) => toast.error(error.message));
    await onAsked();
  };
  return (
    <Action isQuiet isSmall={isSmall} isBusy={isBusy} onClick={() => void act(retry)}>
      Retry
    </Action>
  );
}
