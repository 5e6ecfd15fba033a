import { sayToast } from '../../../components/toaster/sayToast.ts';
import { watchTyping } from '../update/typedText.ts';
import { registerWorker } from './registerWorker.ts';
import { showBadge } from './showBadge.ts';

/** Says whether there is a connection, and has the browser keep what is read. */
export function watchConnection(): void {
  // A page that begins without a line says so in its badge alone: nothing has changed.
  showBadge();
  for (const [sign, kind] of [
    ['offline', 'wentOffline'],
    ['online', 'backOnline'],
  ] as const)
    addEventListener(sign, () => {
      showBadge();
      void sayToast({ kind });
    });
  watchTyping();
  // A browser that lets nobody keep anything, or a server that has no worker: the site is what it is without one.
  registerWorker().catch(() => {});
}
