import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { Recogniser } from '@common-ground/api/contracts/moderation/care/crisis/createRecogniser.ts';
import type { CareKind } from '@common-ground/api/contracts/moderation/care/findCareConcerns.ts';
import type { CareWords } from '@common-ground/api/contracts/wording/moderationCare.ts';
import { useEffect, useRef, useState } from 'react';
import type { Parts } from '../text/Text.tsx';

type Tools = typeof import('./careTools.ts');
type Shown = { kinds: CareKind[]; crisis: CrisisKind | undefined; words: CareWords; tools: Tools };

type Care = {
  /** Whether the author must confirm this text first. When true, the caller must not send it now. */
  asks: (text: string) => Promise<boolean>;
  /** Shown in place of the form's buttons until the author decides (`held` of Form), else null. */
  note: Parts;
};

/**
 * Warns an author before a form sends a text that names a medicine with a dose, personal data or a crisis. Asks for
 * each kind until the author accepts it, and never refuses a text. Asks nothing when its scripts cannot be loaded.
 */
export function useCare(lang: string, audience: 'everyone' | 'members' = 'everyone'): Care {
  const [shown, setShown] = useState<Shown | null>(null);
  const accepted = useRef(new Set<CareKind>());
  useEffect(() => {
    // Loads the tools while the author writes, because loading them on submit would delay sending.
    void loadTools(lang);
  }, [lang]);

  async function asks(text: string): Promise<boolean> {
    const loaded = await loadTools(lang);
    if (!loaded) return false;
    const [tools, words, recognise] = loaded;
    const found = new Set(tools.findCareConcerns(text, recognise).map(({ kind }) => kind));
    const kinds = [...found].filter((kind) => !accepted.current.has(kind));
    setShown(kinds.length > 0 ? { kinds, crisis: recognise(text)?.kind, words, tools } : null);
    return kinds.length > 0;
  }

  function close({ isAccepted }: { isAccepted: boolean }) {
    if (isAccepted) for (const kind of shown?.kinds ?? []) accepted.current.add(kind);
    setShown(null);
  }

  return { asks, note: shown && <shown.tools.CareNote {...shown} lang={lang} audience={audience} onClose={close} /> };
}

function loadTools(lang: string): Promise<[Tools, CareWords, Recogniser] | null> {
  return import('./careTools.ts')
    .then(
      async (tools): Promise<[Tools, CareWords, Recogniser]> => [
        tools,
        ...(await Promise.all([tools.loadCareWords(lang), tools.loadRecogniser(lang)])),
      ],
      () => null,
    )
    .catch(() => null);
}
