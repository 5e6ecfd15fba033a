import { shareWords } from '@common-ground/api/contracts/wording/shellShare.ts';
import { Share2Icon } from 'lucide-react';
import { useState } from 'react';
import { track } from '../../analytics/track.ts';
import { Text } from '../text/Text.tsx';
import { showCatalogueToast } from '../toaster/showCatalogueToast.ts';
import { addressToShare, sharePage } from './sharePage.ts';

export function ShareButton({ lang, className }: { lang: string; className: string }) {
  const words = shareWords(lang);
  const [isFailed, setFailed] = useState(false);

  async function share() {
    const outcome = await sharePage();
    setFailed(outcome === 'failed');
    if (outcome === 'copied') void showCatalogueToast({ kind: 'linkCopied' });
    if (outcome === 'copied' || outcome === 'shared') track('user_action', { action: 'share' });
  }

  return (
    <>
      <button className={className} type="button" onClick={() => void share()}>
        <Share2Icon />
        <Text>{words.share}</Text>
      </button>
      {isFailed && (
        <p className="basis-full" role="alert">
          <Text>{`${words.copy} `}</Text>
          <bdi className="select-all">{addressToShare()}</bdi>
        </p>
      )}
    </>
  );
}
