import { showCatalogueToast } from '../../../components/toaster/showCatalogueToast.ts';
import { watchTyping } from '../update/typedText.ts';
import { registerWorker } from './registerWorker.ts';
import { showBadge } from './showBadge.ts';

export function watchConnection(): void {
  // A page that begins offline shows only the badge and no toast, because the connection has not changed.
  showBadge();
  for (const [sign, kind] of [
    ['offline', 'wentOffline'],
    ['online', 'backOnline'],
  ] as const)
    addEventListener(sign, () => {
      showBadge();
      void showCatalogueToast({ kind });
    });
  watchTyping();
  registerWorker().catch(() => {});
}
