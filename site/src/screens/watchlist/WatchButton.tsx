import { watchWords } from '@common-ground/api/contracts/wording/watchlist.ts';
import { useStore } from '@nanostores/react';
import { EyeIcon } from 'lucide-react';
import { useEffect } from 'react';
import { prepareQueue } from '../../components/queue/prepareQueue.ts';
import { Tooltip } from '../../components/tooltip/Tooltip.tsx';
import { findWaitingState } from '../../session/offline/QueuedKind.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { $userId } from '../../session/session.ts';
import '../../styles/late.ts';
import { Text } from '../../components/text/Text.tsx';
import { toggleButton } from '../../components/toggle/looks.ts';
import { useToggle } from '../../components/toggle/useToggle.ts';
import { queuedWatch } from './queued.ts';
import { watched, watchOrQueue } from './watched.ts';

const SAID = { kept: 'watchAdded', letGo: 'watchRemoved', failed: 'watchFailed', signIn: 'watchSignIn' } as const;

/** Watches a condition, whose changes then come into the inbox. Looks and works like the bookmark button. */
export function WatchButton({ lang, id }: { lang: string; id: number }) {
  const words = watchWords(lang);
  const userId = useStore($userId);
  useEffect(() => {
    if (userId !== null) prepareQueue();
  }, [userId]);
  const waiting = findWaitingState(useOwnQueue(), queuedWatch, id);
  const { isKept, isPending, toggle } = useToggle({
    lang,
    set: watched,
    name: String(id),
    said: SAID,
    waits: waiting?.isWanted,
    async keep(isWanted) {
      const title = document.querySelector('h1')?.textContent.trim() ?? '';
      if (await watchOrQueue(id, isWanted, title)) return true;
      void import('../../components/queue/showQueuedToast.ts').then(
        ({ showQueuedToast }) => showQueuedToast(),
        () => {},
      );
      return false;
    },
  });

  return (
    <Tooltip text={isKept ? words.stop : words.start} isName={isKept}>
      <button
        // The icon is not filled while watching: a filled eye could not be recognised.
        className={`${toggleButton} ${isKept ? 'watching bg-sunken' : ''}`}
        type="button"
        aria-label={isKept ? words.watchedName : undefined}
        aria-disabled={isPending || undefined}
        onClick={toggle}
      >
        <EyeIcon />
        <Text>{isKept ? words.watched : words.watch}</Text>
      </button>
    </Tooltip>
  );
}
