import { queueWords } from '@common-ground/api/contracts/wording/offline/queue/index.ts';
import { showToast } from '../toaster/sayToast.ts';

/** Tells in a toast that something waits in this browser for a connection. */
export async function sayQueued(): Promise<void> {
  const { savedHere, savedHereText } = queueWords(document.documentElement.lang);
  await showToast({ title: savedHere, text: savedHereText });
}
