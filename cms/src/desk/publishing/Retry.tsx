'use client';

import { toast } from '@payloadcms/ui';
import { Action } from '../kit/Action.tsx';
import { post, useAction } from '../kit/call.ts';

export function Retry({ isSmall = false, onAsked }: { isSmall?: boolean; onAsked: () => Promise<void> }) {
  const { isBusy, act } = useAction();
  const retry = async () => {
    await post('/publisher/retry').catch((error: Error) => toast.error(error.message));
    await onAsked();
  };
  return (
    <Action isQuiet isSmall={isSmall} isBusy={isBusy} onClick={() => void act(retry)}>
      Retry
    </Action>
  );
}
