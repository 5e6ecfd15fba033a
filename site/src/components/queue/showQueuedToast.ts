import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { showToast } from '../toaster/showCatalogueToast.ts';

export async function showQueuedToast(): Promise<void> {
  const { savedHere, savedHereText } = queueWords(document.documentElement.lang);
  await showToast({ title: savedHere, text: savedHereText });
}
