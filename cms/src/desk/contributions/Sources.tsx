import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';
import { markHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';

type Props = {
  /** Sources of the page after publication. */
  sources: readonly Source[];
  /** Current sources of the page, compared with `sources` to mark the changes. Null when nothing is to be marked. */
  before: readonly Source[] | null;
};

export function Sources({ sources, before }: Props) {
  const gone = (before ?? []).filter((old) => !sources.some((one) => isEqualText(one, old)));
  return (
    <section className="review__sources" aria-labelledby="review-sources">
      <h2 id="review-sources">Sources</h2>
      {sources.length === 0 && (
        <p>There are none. Nobody can confirm that sources support it before its author adds some.</p>
      )}
      <ol>
        {sources.map((source) => (
          <Line
            key={source.url}
            source={source}
            mark={before && !before.some((old) => isEqualText(old, source)) && 'New'}
          />
        ))}
        {gone.map((source) => (
          <Line key={`gone ${source.url}`} source={source} mark="Removed" />
        ))}
      </ol>
    </section>
  );
}

/** Some old sources have an address that is no web address. These are shown without a link. */
function Line({ source: { title, publisher, url, year }, mark }: { source: Source; mark: string | false | null }) {
  const from = [publisher, year].filter(Boolean).join(', ');
  return (
    <li dir="auto">
      {mark && <span className="review__label">{mark}</span>}{' '}
      {isWebAddress(url) ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {markHiddenCharacters(title)} <span className="desk-quiet">(opens in a new tab)</span>
        </a>
      ) : (
        markHiddenCharacters(title)
      )}
      {from && <bdi>{markHiddenCharacters(from)}</bdi>} <bdi className="desk-quiet">{markHiddenCharacters(url)}</bdi>
    </li>
  );
}
