import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { accountPath } from '../../routes.ts';
import type { Drained } from '../../session/offline/drainOnce.ts';
import { $userId } from '../../session/session.ts';
import { showToast } from '../toaster/showCatalogueToast.ts';

export async function showDrainedToast({ sent, refused, isSignedOut }: Drained): Promise<void> {
  const { lang } = document.documentElement;
  const words = queueWords(lang);
  if (isSignedOut) {
    const href = accountPath('login', lang, location.pathname + location.search);
    const link = { label: words.signIn, href };
    return showToast({ title: words.signInNeeded, text: words.signInNeededText, variant: 'destructive', link });
  }
  if (refused > 0)
    return showToast({ title: plural(lang, words.refused, refused), text: words.failedText, variant: 'destructive' });
  const text = $userId.get() === null ? words.sentOfGuest : words.sentText;
  if (sent > 0) await showToast({ title: plural(lang, words.sent, sent), text });
}
