import { watchWords } from '@common-ground/api/contracts/wording/watchlist/index.ts';
import { EyeIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Tooltip } from '../../components/tooltip/Tooltip.tsx';
import { adoptStyle } from '../bookmarks/adoptStyle.ts';
import { useToggle } from '../bookmarks/useToggle.ts';
import { watch, watched } from './watched.ts';

const SAID = { kept: 'watchAdded', letGo: 'watchRemoved', failed: 'watchFailed', signIn: 'watchSignIn' } as const;

/**
 * Watches a condition: its changes come into the inbox. It looks and works as the bookmark button beside it, and what
 * the server draws of it is hardly more than the word, for the sake of the page's bytes.
 */
export function WatchButton({ lang, id }: { lang: string; id: number }) {
  const words = watchWords(lang);
  const { isKept, isPending, toggle } = useToggle({
    lang,
    set: watched,
    name: String(id),
    said: SAID,
    keep: (isWanted) => watch(id, isWanted),
  });
  useEffect(adoptStyle, []);
  return (
    <Tooltip text={isKept ? words.stop : words.start} isName={isKept}>
      <button
        className={`button quiet bookmark${isKept ? ' watching' : ''}`}
        type="button"
        aria-label={isKept ? words.watchedName : undefined}
        aria-disabled={isPending || undefined}
        onClick={toggle}
      >
        <EyeIcon />
        {isKept ? words.watched : words.watch}
      </button>
    </Tooltip>
  );
}
