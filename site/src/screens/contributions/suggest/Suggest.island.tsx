import { loadContributionWords } from '@common-ground/api/contracts/wording/contributions/form/index.ts';
import { LatePart, type LateWords } from '../../../components/late-part/LatePart.tsx';
import { useAlive } from '../../../islands/useAlive.ts';
import { useLate } from '../../../islands/useLate.ts';

/** The form for a change of a page, or for the answer to a reviewer: the address says which. */
export default function Suggest({ lang, words }: { lang: string; words: LateWords }) {
  const isAlive = useAlive();
  const late = useLate(() => loadForm(lang), isAlive);
  return (
    <LatePart part={late} words={words}>
      {([{ SuggestView }, { checks }, { contribution }]) => (
        <SuggestView lang={lang} words={contribution} checks={checks} />
      )}
    </LatePart>
  );
}

function loadForm(lang: string) {
  return Promise.all([import('./SuggestView.tsx'), import('../form/checks.ts'), loadContributionWords(lang)]);
}
