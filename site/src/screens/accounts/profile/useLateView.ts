import type { ProfileWords } from '@common-ground/api/contracts/wording/profile/en.ts';
import { loadProfileWords } from '@common-ground/api/contracts/wording/profile/load.ts';
import { useEffect, useState } from 'react';

type View = { ProfileView: typeof import('./ProfileView.tsx').ProfileView; words: ProfileWords };

/** What draws the profile, with its words, fetched once it is wanted; null until it is there. */
export function useLateView(lang: string, isWanted: boolean): View | 'failed' | null {
  const [view, setView] = useState<View | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./ProfileView.tsx'), loadProfileWords(lang)]).then(
      ([{ ProfileView }, words]) => setView({ ProfileView, words }),
      () => setView('failed'),
    );
  }, [lang, isWanted]);
  return view;
}
