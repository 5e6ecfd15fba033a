import { toCountedSearch } from '@common-ground/api/contracts/analytics/storableQuery.ts';
import type { SearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import { isRefusedByBrowser, isSwitchedOff } from '../../analytics/choice.ts';
import { FilledText } from '../../components/text/FilledText.tsx';
import { Text } from '../../components/text/Text.tsx';
import { addConditionPath, screenPath } from '../../routes.ts';
import type { FoundSearch } from '../../shell/search/foundSearch.ts';
import { type CardProps, Conditions } from './Conditions.tsx';

type Props = CardProps & {
  found: FoundSearch;
  text: string;
  words: SearchResultsWords;
};

/** Maximum characters of a text that is repeated as the name of a condition; a longer one is a sentence. */
const LONGEST_SUBJECT = 40;

/** Says that no page is about a text, and where to go on: pages that mention it, a proposal, other sources. */
export function NoPage({ found, text, words, ...card }: Props) {
  const { lang } = card;
  const isSubject = text.length <= LONGEST_SUBJECT;
  return (
    <div className="no-page mt-6 grid gap-6">
      <h2 className="text-h3">
        {isSubject ? <FilledText text={words.noPage} term={<bdi>{text}</bdi>} /> : words.noPageOnThis}
      </h2>
      {found.near.length > 0 && (
        <section aria-labelledby="near-title">
          <h3 className="mb-3" id="near-title">
            {words.near}
          </h3>
          <Conditions conditions={found.near} words={words} {...card} heading="h4" />
        </section>
      )}
      <div className="grid justify-items-start gap-2">
        <a className="button quiet" href={addConditionPath(lang, isSubject ? text : undefined)}>
          <span>
            {isSubject ? (
              <FilledText text={words.propose} term={<bdi>{text}</bdi>} />
            ) : (
              <Text>{words.proposeThis}</Text>
            )}
          </span>
        </a>
        {!found.isOffline && isCounted(text) && <p className="text-small text-ink-soft">{words.counted}</p>}
      </div>
      <section aria-labelledby="meanwhile-title">
        <h3 id="meanwhile-title">{words.meanwhile}</h3>
        <ul className="*:touch *:flex">
          <li>
            <a href={screenPath('helpLines', lang)}>{words.helpLines}</a>
          </li>
          {words.sources.map(({ name, href }) => (
            <li key={href}>
              <a href={href} rel="external">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Whether the server counts a search for a text when no page is about it. */
function isCounted(text: string): boolean {
  return !isRefusedByBrowser() && !isSwitchedOff() && toCountedSearch(text) !== undefined;
}
