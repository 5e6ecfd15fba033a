import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import type { SearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import {
  type CardHeading,
  ConditionCardView,
  type FallbackLanguage,
} from '../../components/condition-card/ConditionCardView.tsx';
import type { FoundSearch } from '../../shell/search/foundSearch.ts';

export type CardProps = { lang: string; fallback: FallbackLanguage; card: Wording['card'] };

type Props = CardProps & {
  conditions: FoundSearch['conditions'];
  words: SearchResultsWords | null;
  heading?: CardHeading;
};

/** Cards of found conditions. A page that cannot be opened now has no link. */
export function Conditions({ conditions, words, lang, fallback, card, heading = 'h3' }: Props) {
  return (
    <ul className="tiled">
      {conditions.map((condition) => (
        <ConditionCardView
          key={condition.id}
          condition={condition}
          lang={lang}
          fallback={fallback}
          words={card}
          heading={heading}
          isStored={condition.isStored}
          notStored={words?.notStored}
        />
      ))}
    </ul>
  );
}
