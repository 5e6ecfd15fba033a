import type { ConnectionWords } from '@common-ground/api/contracts/wording/offlineConnection.ts';
import { RefreshCwIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/form/Dialog.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { hasUnstoredText } from './typedText.ts';

/** Milliseconds; a little longer than a draft takes to be stored after the last key (session/useDraft.ts). */
const DRAFT_MS = 500;

type Props = {
  words: ConnectionWords['update'];
  registration: Pick<ServiceWorkerRegistration, 'waiting'>;
  onReady: (refresh: () => void) => void;
};

/**
 * Offers the waiting version until the reader uses it. Asks before a refresh that would lose text that is not stored.
 */
export function UpdateNotice({ words, registration, onReady }: Props) {
  const [isAsking, setAsking] = useState(false);

  function refresh() {
    if (!hasUnstoredText()) {
      refreshSite(registration);
      return;
    }
    setTimeout(() => (hasUnstoredText() ? setAsking(true) : refreshSite(registration)), DRAFT_MS);
  }

  useEffect(() => onReady(refresh));
  return (
    <section className="update-notice my-4 grid max-w-measure justify-items-start gap-2" aria-label={words.title}>
      <p className="font-bold">{words.title}</p>
      <p>{words.text}</p>
      <button className="button quiet" type="button" onClick={refresh}>
        <RefreshCwIcon />
        <Text>{words.refresh}</Text>
      </button>
      <Dialog title={words.askTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{words.ask}</p>
        <div className="buttons">
          <button className="button" type="button" onClick={() => setAsking(false)}>
            {words.stay}
          </button>
          <button className="button quiet" type="button" onClick={() => refreshSite(registration)}>
            {words.refreshAnyway}
          </button>
        </div>
      </Dialog>
    </section>
  );
}

/**
 * Activates the waiting version and reloads this page once. Other tabs need no reload: the files that they load later
 * have digests in their names, so that both versions can load them.
 */
function refreshSite({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
  if (!waiting) {
    // Another tab has already activated the waiting version.
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skip-waiting' });
}
