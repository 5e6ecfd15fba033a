import { loadConnectionWords } from '@common-ground/api/contracts/wording/offlineConnection.ts';
import { createRoot } from 'react-dom/client';
import '../../../styles/late.ts';
import { showCatalogueToast } from '../../../components/toaster/showCatalogueToast.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

const TOLD_KEY = 'update-told';
let isOffered = false;

/** Offers the waiting version: in one toast for each tab, and in the footer of each page until it is used. */
export async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (isOffered) return;
  isOffered = true;
  const words = await loadConnectionWords(document.documentElement.lang);
  const place = document.createElement('div');
  // Inserts the notice into the part of the footer that is not printed.
  document.querySelector('.site-footer p + p')?.after(place);
  const root = createRoot(place);
  navigator.serviceWorker.addEventListener('controllerchange', () => root.unmount(), { once: true });
  let press = () => {};
  root.render(
    <UpdateNotice
      words={words.update}
      registration={registration}
      onReady={(refresh) => {
        press = refresh;
      }}
    />,
  );
  if (!isFirstTold()) return;
  await showCatalogueToast({ kind: 'updateAvailable', onPress: () => press() });
}

function isFirstTold(): boolean {
  try {
    if (sessionStorage.getItem(TOLD_KEY)) return false;
    sessionStorage.setItem(TOLD_KEY, 'yes');
  } catch {
    // Storage is full or blocked: the toast then appears on each page.
  }
  return true;
}
