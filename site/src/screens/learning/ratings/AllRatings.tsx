import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import { goneWords } from '@common-ground/api/contracts/moderation/goneWords.ts';
import type { RatingWords } from '@common-ground/api/contracts/wording/learning/ratings/index.ts';
import { useEffect, useRef } from 'react';
import { MorePages, usePages } from '../../../components/condition-tools/MorePages.tsx';
import { ReportButton } from '../../../components/report/ReportButton.tsx';
import { api, calls } from '../../../session/session.ts';
import { ModerateRating } from './ModerateRating.tsx';
import { RatingItem, ratingList } from './RatingItem.tsx';
import { ratingRow } from './ratingRow.ts';

const PAGE = 20;

type Props = {
  lang: string;
  pathId: number;
  words: RatingWords;
  /** One's own, which stands elsewhere. */
  ownId: number | undefined;
  takesFocus: boolean;
};

/** All that is said of a path, page by page, with what a moderator can do. */
export function AllRatings({ lang, pathId, words, ownId, takesFocus }: Props) {
  const pages = usePages<PathRating>((page) =>
    api.list(calls.listPathRatings, { params: { id: pathId }, query: { page, limit: PAGE } }),
  );
  const { items, isLoading, change } = pages;
  const others = items.filter(({ id }) => id !== ownId);
  const list = useRef<HTMLUListElement>(null);
  // The button that asked for it is gone.
  useEffect(() => {
    if (takesFocus && items.length <= PAGE) list.current?.focus();
  }, [items.length > 0]);
  const { ownRating } = words;
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
              {...{ rating, lang, words }}
              onChanged={(changed) => change((all) => all.map((one) => (one.id === changed.id ? changed : one)))}
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
};

function Item({ rating, lang, words, onChanged }: ItemProps) {
  const { id, state } = rating;
  const gone = goneWords(rating, words.ownRating);
  const tools = (
    <>
      <ModerateRating {...{ rating, lang, onChanged }} />
      {state === 'visible' && <ReportButton lang={lang} thing={{ kind: 'review', id }} name={rating.userName} />}
    </>
  );
  if (state === 'visible') {
    const dateOf = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(iso));
    return <RatingItem row={ratingRow(rating, { lang, words: words.pathRatings, dateOf })}>{tools}</RatingItem>;
  }
  return (
    <li className="grid gap-2 border-s-3 border-line ps-5" data-rating={id} tabIndex={-1}>
      <p className="hint italic">
        {gone?.text} {gone?.reason && <bdi>{gone.reason}</bdi>}
      </p>
      {tools}
    </li>
  );
}
