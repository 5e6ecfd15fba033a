import { LOADING_PLACEHOLDERS } from '@common-ground/api/contracts/limits.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect } from 'react';
import '../../styles/late.ts';
import { ConditionCardView, type FallbackLanguage } from '../../components/condition-card/ConditionCardView.tsx';
import { card as look } from '../../components/condition-card/looks.ts';
import { categoryPath } from '../../routes.ts';
import { useSearch } from './useSearch.ts';

type SearchWord =
  | ('resultsTitle' | 'forTerm' | 'inCategory' | 'clear')
  | ('loading' | 'found' | 'none' | 'noneHint' | 'failed' | 'offline' | 'tryAgain');

type Props = {
  lang: string;
  fallback: FallbackLanguage;
  homePath: string;
  categoryNames: Record<string, string>;
  words: Pick<Wording['search'], SearchWord> & Pick<Wording, 'card'>;
};

/** The results of the search in the address. The server draws it loading, so that the places are kept from the start. */
export default function SearchResults({ lang, fallback, homePath, categoryNames, words }: Props) {
  const { state, query, retry } = useSearch(lang);
  const category = categoryNames[query.category];
  useCardsAdded(state.status === 'found');
  const count = state.status === 'found' ? state.conditions.length : 0;
  const isOffline = state.status === 'found' && state.isOffline;
  return (
    <section aria-labelledby="results-title" aria-busy={state.status === 'loading'}>
      <h2 id="results-title">{words.resultsTitle}</h2>
      <p className="mb-2 text-ink-soft [&_a]:touch">
        {query.search && <span>{fill(words.forTerm, { term: query.search })} </span>}
        {category && <span>{fill(words.inCategory, { category })} </span>}
        <a href={homePath}>{words.clear}</a>
      </p>
      <p className="results-status mb-2 text-ink-soft" role="status">
        {state.status === 'loading' && words.loading}
        {count > 0 && plural(lang, words.found, count)}
        {state.status === 'failed' && words.failed}
        {state.status === 'found' && count === 0 && words.none}
        {isOffline && <span className="block"> {words.offline}</span>}
      </p>
      {state.status === 'loading' && <Placeholders />}
      {(state.status === 'failed' || isOffline) && (
        <button className="button quiet mb-4" type="button" onClick={retry}>
          {words.tryAgain}
        </button>
      )}
      {state.status === 'found' && count === 0 && (
        <>
          <p>{words.noneHint}</p>
          <ul className="results-categories mt-4 flex flex-wrap gap-2">
            {Object.entries(categoryNames).map(([id, name]) => (
              <li key={id}>
                <a className="chip" href={categoryPath(Number(id), lang)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {state.status === 'found' && count > 0 && (
        <ul className="tiled">
          {state.conditions.map((condition) => (
            <ConditionCardView
              key={condition.id}
              condition={condition}
              lang={lang}
              fallback={fallback}
              words={words.card}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Tells the page's own script that there are new dates to turn into ages, before they are painted. */
function useCardsAdded(hasCards: boolean) {
  useEffect(() => {
    if (hasCards) document.dispatchEvent(new Event('cards-added'));
  }, [hasCards]);
}

function Placeholders() {
  return (
    <ul className="tiled" aria-hidden="true">
      {Array.from({ length: LOADING_PLACEHOLDERS }, (_, place) => (
        <li
          key={place}
          className={`${look.card} placeholder min-h-52 *:h-4 *:rounded-full *:bg-sunken *:first:h-6 *:first:w-3/5`}
        >
          <span />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}
