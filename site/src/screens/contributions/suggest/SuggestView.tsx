import type { ContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import { useState } from 'react';
import type { Checks } from '../form/checks.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { AnswerPart } from './AnswerPart.tsx';
import { MissingPage, SuggestPart } from './SuggestPart.tsx';
import { parseSuggestQuery } from './suggestion.ts';

type Props = { lang: string; words: ContributionWords; checks: Checks };

export function SuggestView({ lang, words, checks }: Props) {
  const [place] = useState(() => parseSuggestQuery(location.search));
  return (
    <FormFrame lang={lang} words={words}>
      {place === null ? (
        <MissingPage />
      ) : 'condition' in place ? (
        <SuggestPart id={place.condition} section={place.section} checks={checks} />
      ) : (
        <AnswerPart id={place.contribution} checks={checks} />
      )}
    </FormFrame>
  );
}
