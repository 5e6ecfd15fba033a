import { type ConnectionWords, loadConnectionWords } from '@common-ground/api/contracts/wording/offlineConnection.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts.ts';
import { DownloadIcon } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Text } from '../../../components/text/Text.tsx';
import { showCatalogueToast } from '../../../components/toaster/showCatalogueToast.ts';
import { askToInstall, installWay, watchInstallWay } from './installPrompt.ts';

export function InstallPart({ lang }: { lang: string }) {
  const way = useSyncExternalStore(watchInstallWay, installWay, () => null);
  const [words, setWords] = useState<ConnectionWords['install'] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (way)
      loadConnectionWords(lang).then(
        ({ install }) => setWords(install),
        () => {},
      );
  }, [way, lang]);

  async function press() {
    setFailed(false);
    try {
      await askToInstall();
    } catch {
      setFailed(true);
      await showCatalogueToast({ kind: 'installFailed' });
    }
  }

  if (!words || (!way && !hasFailed)) return null;
  return (
    <div className="install mt-6 grid justify-items-start gap-2">
      <p>{words.text}</p>
      {way === 'prompt' && (
        <button className="button quiet" type="button" onClick={press}>
          <DownloadIcon />
          <Text>{words.button}</Text>
        </button>
      )}
      {way === 'byHand' && <p>{words.byHand}</p>}
      <p role="status">{hasFailed ? toastWords(lang).said.installFailed.title : ''}</p>
    </div>
  );
}
