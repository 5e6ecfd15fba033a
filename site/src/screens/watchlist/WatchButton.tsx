import { queueWords } from '@common-ground/api/contracts/wording/offline/queue/index.ts';
import { watchWords } from '@common-ground/api/contracts/wording/watchlist/index.ts';
import { EyeIcon } from 'lucide-react';
import { showToast } from '../../components/toaster/showToast.ts';
import { Tooltip } from '../../components/tooltip/Tooltip.tsx';
import { waitingState } from '../../session/offline/queuedInputs.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import '../../styles/late.ts';
import { Text } from '../../components/text/Text.tsx';
import { toggleButton } from '../bookmarks/looks.ts';
import { useToggle } from '../bookmarks/useToggle.ts';
import { watched, watchOrQueue } from './watched.ts';

const SAID = { kept: 'watchAdded', letGo: 'watchRemoved', failed: 'watchFailed', signIn: 'watchSignIn' } as const;

/**
 * Watches a condition: its changes come into the inbox. It looks and works as the bookmark button beside it, and what
 * the server draws of it is hardly more than the word, for the sake of the page's bytes.
 */
export function WatchButton({ lang, id }: { lang: string; id: number }) {
  const words = watchWords(lang);
  const waiting = waitingState(useOwnQueue(), 'watch', id);
  const { isKept, isPending, toggle } = useToggle({
    lang,
    set: watched,
    name: String(id),
    said: SAID,
    waits: waiting?.isWanted,
    async keep(isWanted) {
      const title = document.querySelector('h1')?.textContent.trim() ?? '';
      if (await watchOrQueue(id, isWanted, title)) return true;
      const { savedHere, savedHereText } = queueWords(lang);
      void showToast({ title: savedHere, text: savedHereText });
      return false;
    },
  });

  return (
    <Tooltip text={isKept ? words.stop : words.start} isName={isKept}>
      <button
        // An eye that is filled would be none.
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
