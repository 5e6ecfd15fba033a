import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/late.ts';
import { readOwnQueue } from '../../session/offline/ownQueue.ts';
import { Dialog } from '../form/Dialog.tsx';

/** Asks whether a sign-out may lose the queued writes. Returns whether to sign out: true at once when none waits. */
export async function confirmSignOut(): Promise<boolean> {
  const writes = await readOwnQueue();
  if (writes.length === 0) return true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const isLeaving = await new Promise<boolean>((resolve) =>
    root.render(<Question count={writes.length} onAnswer={resolve} />),
  );
  root.unmount();
  place.remove();
  return isLeaving;
}

type Props = { count: number; onAnswer: (isLeaving: boolean) => void };

function Question({ count, onAnswer }: Props) {
  const { lang } = document.documentElement;
  const words = queueWords(lang);
  // The dialog closes before it is removed, so that the browser gives the focus back.
  const [answer, setAnswer] = useState<boolean | null>(null);
  return (
    <Dialog title={words.signOutTitle} isOpen={answer === null} onClose={() => onAnswer(answer ?? false)}>
      <p>{plural(lang, words.signOutText, count)}</p>
      <div className="buttons">
        <button className="button" type="button" onClick={() => setAnswer(false)}>
          {words.stay}
        </button>
        <button className="button quiet" type="button" onClick={() => setAnswer(true)}>
          {words.signOut}
        </button>
      </div>
    </Dialog>
  );
}
