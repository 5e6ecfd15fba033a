import { loadContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LazyScreen } from '../../../components/late-part/LazyScreen.tsx';

/** Loads the form for an edit or for an answer to a reviewer. The query of the address says which. */
export default function Suggest({ lang, words }: { lang: string; words: LateWords }) {
  return (
    <LazyScreen load={() => loadForm(lang)} words={words}>
      {([{ SuggestView }, { checks }, { contribution }]) => (
        <SuggestView lang={lang} words={contribution} checks={checks} />
      )}
    </LazyScreen>
  );
}

function loadForm(lang: string) {
  return Promise.all([import('./SuggestView.tsx'), import('../form/checks.ts'), loadContributionWords(lang)]);
}
