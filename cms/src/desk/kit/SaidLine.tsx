'use client';

import { useEffect, useRef } from 'react';
import type { Said } from './call.ts';

type Props = {
  said: Said | null;
  /** Whether the place stays in this text: where what was pressed may be gone with what was said. */
  takesFocus?: (said: Said) => boolean;
};

/** What came of an action. It stands there before anything is said, so that what is said is heard. */
export function SaidLine({ said, takesFocus }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is said
  useEffect(() => {
    // After whatever closes with it has given the focus back.
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
