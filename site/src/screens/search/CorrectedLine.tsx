import type { SearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import { FilledText } from '../../components/text/FilledText.tsx';
import { searchPath } from '../../routes.ts';
import type { SearchQuery } from '../../shell/search/foundSearch.ts';

type Props = { searchedFor: string; query: SearchQuery; lang: string; words: SearchResultsWords };

/** Says which corrected text was searched, with a link to a search for the text as it was typed. */
export function CorrectedLine({ searchedFor, query: { search, category }, lang, words }: Props) {
  const exact = searchPath(lang, { search, ...(category && { category: Number(category) }), isExact: true });
  return (
    <span className="corrected flex flex-wrap items-center gap-x-2">
      <span>
        <FilledText
          text={words.corrected}
          term={
            <strong className="text-ink">
              <bdi>{searchedFor}</bdi>
            </strong>
          }
        />
      </span>
      <a className="touch" href={exact}>
        {/* Spaces between the items of a flex box, which the link is, would be lost. */}
        <span>
          <FilledText text={words.searchInstead} term={<bdi>{search}</bdi>} />
        </span>
      </a>
    </span>
  );
}
