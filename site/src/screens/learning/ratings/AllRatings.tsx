import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import { findPlaceholder } from '@common-ground/api/contracts/moderation/findPlaceholder.ts';
import type { RatingWords } from '@common-ground/api/contracts/wording/learningRatings.ts';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MorePages, usePages } from '../../../components/condition-tools/MorePages.tsx';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { Text } from '../../../components/text/Text.tsx';
import { api, calls } from '../../../session/session.ts';
import { ModerateRating } from './ModerateRating.tsx';
import { RatingItem, ReportRating, ratingList } from './RatingItem.tsx';
import { toRatingRow } from './toRatingRow.ts';

const PAGE = 20;

type Props = {
  lang: string;
  pathId: number;
  words: RatingWords;
  /** Id of the reader's own rating, which is shown above the list. */
  ownId: number | undefined;
  takesFocus: boolean;
  /** Called after a moderator changed a rating, which may change the score. */
  onModerated: () => void;
  /** Called to read the list again, when a restored rating is not found on its page or the page cannot be read. */
  onStale: () => void;
};

export function AllRatings({ lang, pathId, words, ownId, takesFocus, onModerated, onStale }: Props) {
  const read = (page: number) =>
    api.list(calls.listPathRatings, { params: { id: pathId }, query: { page, limit: PAGE } });
  const pages = usePages<PathRating>(read);
  const { items, isLoading, change } = pages;
  const others = items.filter(({ id }) => id !== ownId);
  const list = useRef<HTMLUListElement>(null);
  // The button that opened the list is gone.
  useEffect(() => {
    if (takesFocus && items.length <= PAGE) list.current?.focus();
  }, [items.length > 0]);
  const { ownRating } = words;

  function put(rating: PathRating) {
    // The focused form disappears, and the entry may be a new element after the change.
    flushSync(() => change((all) => all.map((one) => (one.id === rating.id ? rating : one))));
    onModerated();
    giveFocus(`[data-rating="${rating.id}"]`);
  }

  async function readAgain(id: number) {
    const page = Math.floor(items.findIndex((one) => one.id === id) / PAGE) + 1;
    const fresh = await read(page).catch(() => null);
    const shown = fresh?.items.find((one) => one.id === id);
    if (shown) put(shown);
    else onStale();
  }

  return (
    <>
      <p className="empty:hidden" role="status">
        {isLoading ? ownRating.loading : ''}
      </p>
      {others.length > 0 && (
        <ul className={`${ratingList} focus:outline-none`} aria-labelledby="ratings" tabIndex={-1} ref={list}>
          {others.map((rating) => (
            <Item
              key={rating.id}
              rating={rating}
              lang={lang}
              words={words}
              onChanged={put}
              onShown={() => readAgain(rating.id)}
            />
          ))}
        </ul>
      )}
      <MorePages
        pages={pages}
        count={items.length}
        words={{ failed: words.pathRatings.failed, tryAgain: words.pathRatings.tryAgain }}
        older={ownRating.more}
      />
    </>
  );
}

type ItemProps = {
  rating: PathRating;
  lang: string;
  words: RatingWords;
  onChanged: (rating: PathRating) => void;
  onShown: () => Promise<void>;
};

function Item({ rating, lang, words, ...changes }: ItemProps) {
  const { id, state } = rating;
  const gone = findPlaceholder(rating, words.ownRating);
  const tools = (
    <>
      <ModerateRating rating={rating} lang={lang} {...changes} />
      {state === 'visible' && <ReportRating id={id} name={rating.userName} lang={lang} />}
    </>
  );
  if (state === 'visible') {
    const formatDate = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(iso));
    return <RatingItem row={toRatingRow(rating, { lang, words: words.pathRatings, formatDate })}>{tools}</RatingItem>;
  }
  return (
    <li className="grid gap-2 border-s-3 border-line ps-5" data-rating={id} tabIndex={-1}>
      <p className="hint italic">
        <Text>{gone?.text}</Text>
        <Text> </Text>
        {gone?.reason && <bdi>{gone.reason}</bdi>}
      </p>
      {tools}
    </li>
  );
}
