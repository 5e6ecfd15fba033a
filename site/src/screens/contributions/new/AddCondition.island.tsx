import { loadContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LazyScreen } from '../../../components/late-part/LazyScreen.tsx';
import type { Category } from './ConditionForm.tsx';

type Props = { lang: string; words: LateWords; categories: Category[] };

export default function AddCondition({ lang, words, categories }: Props) {
  return (
    <LazyScreen load={() => loadForm(lang)} words={words}>
      {([{ ConditionForm }, { checks }, { contribution }]) => (
        <ConditionForm lang={lang} words={contribution} checks={checks} categories={categories} />
      )}
    </LazyScreen>
  );
}

function loadForm(lang: string) {
  return Promise.all([import('./ConditionForm.tsx'), import('../form/checks.ts'), loadContributionWords(lang)]);
}
