import { LOADING_PLACEHOLDERS } from '@common-ground/api/contracts/limits.ts';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef } from 'react';
import '../../styles/late.ts';
import type { FallbackLanguage } from '../../components/condition-card/ConditionCardView.tsx';
import { card as look } from '../../components/condition-card/looks.ts';
import { Text } from '../../components/text/Text.tsx';
import { categoryPath, homePath, searchPath } from '../../routes.ts';
import { Conditions } from './Conditions.tsx';
import { CorrectedLine } from './CorrectedLine.tsx';
import { NoPage } from './NoPage.tsx';
import { OtherPages } from './OtherPages.tsx';
import { useSearch } from './useSearch.ts';

type SearchWord =
  | ('resultsTitle' | 'forTerm' | 'inCategory' | 'everywhere' | 'clear')
  | ('loading' | 'found' | 'none' | 'noneHint' | 'failed' | 'offline' | 'tryAgain');

type Props = {
  lang: string;
  fallback: FallbackLanguage;
  categoryNames: Record<string, string>;
  words: Pick<Wording['search'], SearchWord> & Pick<Wording, 'card'>;
};

/** Results of the search in the address. Pre-rendered as loading, so that placeholders reserve the room. */
export default function SearchResults({ lang, fallback, categoryNames, words }: Props) {
  const { state, query, retry } = useSearch(lang);
  const category = categoryNames[query.category];
  const parts = [
    query.search && fill(words.forTerm, { term: query.search }),
    category && fill(words.inCategory, { category }),
  ];
  const said = parts.filter(Boolean);
  const title = useResultsTitle(query.search || query.category ? [words.resultsTitle, ...said].join(' ') : '');
  // With a search, this heading is the only h1, because the home page's is hidden. Until the address is read it is h2.
  const Title = query.search || query.category ? 'h1' : 'h2';
  const found = state.status === 'found' ? state : null;
  useCardsAdded(found !== null);
  const count = found?.conditions.length ?? 0;
  const isOffline = found?.isOffline ?? false;
  const more = found?.words ?? null;
  const cards = { lang, fallback, card: words.card };

  /** Searches again, and focuses the heading because the pressed button disappears. */
  function tryAgain() {
    title.current?.focus();
    retry();
  }

  return (
    <section aria-labelledby="results-title" aria-busy={state.status === 'loading'}>
      <Title className="text-h2 focus:outline-none" id="results-title" tabIndex={-1} ref={title}>
        {words.resultsTitle}
      </Title>
      <p className="mb-2 flex flex-wrap gap-x-4 text-ink-soft *:touch">
        {said.length > 0 && <span>{said.join(' ')}</span>}
        {query.search && query.category && <a href={searchPath(lang, { search: query.search })}>{words.everywhere}</a>}
        <a href={homePath(lang)}>{words.clear}</a>
      </p>
      <p className="results-status mb-2 text-ink-soft" role="status">
        <Text>{state.status === 'loading' && words.loading}</Text>
        <Text>{count > 0 && plural(lang, words.found, count)}</Text>
        <Text>{state.status === 'failed' && words.failed}</Text>
        <Text>{found && count === 0 && words.none}</Text>
        {found?.searchedFor && more && (
          <CorrectedLine searchedFor={found.searchedFor} query={query} lang={lang} words={more} />
        )}
        {isOffline && (
          <span className="block">
            {' '}
            <Text>{words.offline}</Text>
          </span>
        )}
      </p>
      {state.status === 'loading' && <Placeholders />}
      {(state.status === 'failed' || isOffline) && (
        <button className="button quiet mb-4" type="button" onClick={tryAgain}>
          {words.tryAgain}
        </button>
      )}
      {found && count === 0 && <p>{words.noneHint}</p>}
      {found && count === 0 && query.search && !query.category && found.isSure && more && (
        <NoPage found={found} text={query.search} words={more} {...cards} />
      )}
      {found && count === 0 && (
        <ul className="results-categories mt-6 flex flex-wrap gap-2">
          {Object.entries(categoryNames).map(([id, name]) => (
            <li key={id}>
              <a className="chip" href={categoryPath(Number(id), lang)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {found && count > 0 && <Conditions conditions={found.conditions} words={more} {...cards} heading="h2" />}
      {found && query.search && !query.category && more && (
        <OtherPages text={found.searchedFor ?? query.search} lang={lang} words={more} />
      )}
    </section>
  );
}

/** Sets the title of the document, and moves the focus to the heading of the results. */
function useResultsTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${PRODUCT_NAME}`;
    // A reader who has focused something else meanwhile stays there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}

/** Dispatches `cards-added`, so that the script of the page replaces dates in the new cards by ages. */
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
