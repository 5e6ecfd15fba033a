'use client';

import { useEffect, useRef } from 'react';
import type { ActionMessage } from './useAction.ts';

type Props = {
  said: ActionMessage | null;
  /** Whether the line takes the focus, as when the pressed button may be gone. */
  takesFocus?: (said: ActionMessage) => boolean;
};

/** Shows the outcome of an action. Rendered empty as well, because only a change of a live region is announced. */
export function ActionMessageLine({ said, takesFocus }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    // Waits until a dialog that closes at the same time has returned the focus.
    if (said && takesFocus?.(said)) requestAnimationFrame(() => line.current?.focus());
  }, [said]);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className={said?.isError ? 'desk-said desk-said--error' : 'desk-said'}
      role={said?.isError ? 'alert' : 'status'}
    >
      {said?.text}
    </p>
  );
}
