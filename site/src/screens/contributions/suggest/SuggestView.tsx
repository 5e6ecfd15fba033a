import type { ContributionWords } from '@common-ground/api/contracts/wording/contributions/en.ts';
import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { useEffect, useState } from 'react';
import { prepareToasts } from '../../../components/toaster/sayToast.ts';
import type { Checks } from '../form/checks.ts';
import { FormProvider } from '../form/context.ts';
import { formStyle } from '../form/formStyle.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { MissingPage } from './MissingPage.tsx';
import { placeOf } from './placeOf.ts';
import { SuggestPart } from './SuggestPart.tsx';

formStyle();

type Props = { lang: string; words: ContributionWords; checks: Checks };

export function SuggestView({ lang, words, checks }: Props) {
  const [place] = useState(() => placeOf(location.search));
  useEffect(() => void prepareToasts(), []);
  return (
    <FormProvider value={{ lang, words, formWords: formWords(lang) }}>
      {place === null ? (
        <MissingPage />
      ) : 'condition' in place ? (
        <SuggestPart id={place.condition} section={place.section} checks={checks} />
      ) : (
        <AnswerPart id={place.contribution} checks={checks} />
      )}
    </FormProvider>
  );
}
