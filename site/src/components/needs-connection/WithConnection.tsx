import { neededWords } from '@common-ground/api/contracts/wording/offline/needed/index.ts';
import type { ReactNode } from 'react';
import { useOnline } from '../../session/offline/useOnline.ts';

/** The label of a button whose work cannot wait in the queue: without a connection it says so before it is pressed. */
export function WithConnection({ children }: { children: ReactNode }) {
  if (useOnline()) return children;
  return (
    <span>
      <span className="block">{children}</span>
      <span className="block text-small font-normal">{neededWords(document.documentElement.lang)}</span>
    </span>
  );
}
