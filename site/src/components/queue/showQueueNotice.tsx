import { createRoot } from 'react-dom/client';
import '../../styles/late.ts';
import { QueueNotice } from './QueueNotice.tsx';

let isShown = false;

/** Adds the notice below the header, once a page. Without waiting writes it is empty and takes no room. */
export function showQueueNotice(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  place.className = 'queue-notice print:hidden';
  document.querySelector('.site-header')?.after(place);
  createRoot(place).render(<QueueNotice lang={document.documentElement.lang} />);
}
