import type { PathScore } from '@common-ground/api/contracts/learning/ratings.ts';
import type { RatingWords } from '@common-ground/api/contracts/wording/learningRatings.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { api, calls } from '../../../session/session.ts';
import type { PathOnPage } from '../progress/records.ts';
import { AllRatings } from './AllRatings.tsx';
import { OwnRating } from './OwnRating.tsx';
import { $ownRatings } from './ownRatings.ts';
import { RatingItem, ReportRating, ratingList, ScoreLines } from './RatingItem.tsx';
import { type RatingRow, toScoreLines } from './toRatingRow.ts';

export type RatingsProps = {
  lang: string;
  path: PathOnPage;
  title: string;
  /** Score at the time the page was published, in sentences. */
  score: string[];
  newest: RatingRow[];
  /** Text of the button that shows all ratings; null when the page has them all, in full. */
  all: string | null;
  /** Shown when the rest of the script could not be loaded. */
  notLoaded: { text: string; tryAgain: string };
};

type Props = RatingsProps & {
  words: RatingWords;
  /** Whether the reader is signed in and has completed the path. */
  mayRate: boolean;
  /** Whether all ratings are shown at once: for moderators, or when `isAsked`. */
  isOpen: boolean;
  isAsked: boolean;
};

export function RatingsView({
  lang,
  path: { id },
  title,
  score,
  newest,
  all,
  words,
  mayRate,
  isOpen,
  ...asked
}: Props) {
  const [fresh, setFresh] = useState<PathScore | null>(null);
  /** `reading` counts reads of the list: 0 shows the published ratings. With `isAsked` the list takes the focus. */
  const [{ reading, isAsked }, setReading] = useState({ reading: isOpen ? 1 : 0, isAsked: asked.isAsked });
  const [said, setSaid] = useState('');
  const ownId = useStore($ownRatings).data?.find(({ learningPathId }) => mayRate && learningPathId === id)?.id;
  const others = newest.filter((row) => row.id !== ownId);

  function changed(what: string) {
    flushSync(() => {
      setSaid(what);
      setReading({ reading: reading + 1, isAsked: false });
    });
    giveFocus('#own-rating');
    countAgain();
  }

  /** Reads the score again. A failure is ignored: the next published page has the new score. */
  function countAgain() {
    api.call(calls.getPathScore, { params: { id } }).then(setFresh, () => {});
  }

  return (
    <section className="grid grid-cols-1 justify-items-start gap-4" aria-labelledby="ratings">
      <h2 id="ratings">{title}</h2>
      <ScoreLines lines={fresh ? toScoreLines(fresh, lang, words.pathRatings) : score} />
      <OwnRating lang={lang} words={words} mayRate={mayRate} said={said} pathId={id} onChanged={changed} />
      {reading > 0 ? (
        <AllRatings
          key={reading}
          lang={lang}
          words={words}
          ownId={ownId}
          pathId={id}
          takesFocus={isAsked}
          onModerated={countAgain}
          onStale={() => setReading({ reading: reading + 1, isAsked: true })}
        />
      ) : (
        others.length > 0 && (
          <ul className={ratingList}>
            {others.map((row) => (
              <RatingItem key={row.id} row={row}>
                <ReportRating id={row.id} name={row.name} lang={lang} />
              </RatingItem>
            ))}
          </ul>
        )
      )}
      {reading === 0 && all && (
        <button
          className="button quiet print:hidden"
          type="button"
          onClick={() => setReading({ reading: 1, isAsked: true })}
        >
          {all}
        </button>
      )}
    </section>
  );
}
