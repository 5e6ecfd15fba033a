import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import { findPlaceholder } from '@common-ground/api/contracts/moderation/findPlaceholder.ts';
import type { RatingWords } from '@common-ground/api/contracts/wording/learningRatings.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { dangerous } from '../../../components/form/looks.ts';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import { Reason, TaskButton, useTask } from '../../../components/task/TaskButton.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { $userId, api, calls } from '../../../session/session.ts';
import { useResumedForm } from '../../../session/useResumedForm.ts';
import { $ownRatings } from './ownRatings.ts';
import { RateForm, ratingDraft } from './RateForm.tsx';
import { RatingItem, ratingList } from './RatingItem.tsx';
import { toRatingRow } from './toRatingRow.ts';

type Props = {
  lang: string;
  pathId: number;
  words: RatingWords;
  mayRate: boolean;
  said: string;
  onChanged: (said: string) => void;
};

export function OwnRating({ lang, pathId, words, mayRate, said, onChanged }: Props) {
  const { data, error } = useStore($ownRatings);
  const [step, setStep] = useState<'write' | 'delete' | null>(null);
  const { ownRating } = words;
  useResumedForm(ratingDraft(pathId), () => setStep('write'));
  const own = data?.find(({ learningPathId }) => learningPathId === pathId) ?? null;
  const others = (data ?? []).filter((one) => one !== own);

  function back(to: string) {
    flushSync(() => setStep(null));
    giveFocus(to);
  }

  function putRating(rating: PathRating | null, what: string) {
    $ownRatings.mutate(rating ? [...others, rating] : others);
    setStep(null);
    onChanged(what);
  }

  // A form in use stays after the session ended, so that its text stays.
  if (!mayRate && step !== 'write') return null;
  return (
    <div className="grid w-full max-w-list gap-4 rounded-soft border border-line bg-raised p-6">
      <h3 className="focus:outline-none" id="own-rating" tabIndex={-1}>
        {ownRating.title}
      </h3>
      <p className="empty:hidden" role="status">
        {said}
      </p>
      {error !== undefined && !data && (
        <LoadFailed
          text={words.pathRatings.failed}
          tryAgain={words.pathRatings.tryAgain}
          onRetry={$ownRatings.revalidate}
        />
      )}
      {!data && !error && step !== 'write' && <p role="status">{ownRating.loading}</p>}
      {step === 'write' && (
        <RateForm
          lang={lang}
          pathId={pathId}
          words={words}
          own={own}
          onCancel={() => back('[data-rate]')}
          onRated={(rating) => putRating(rating, ownRating.published)}
        />
      )}
      {data && step !== 'write' && !own && (
        <>
          <p>{ownRating.invite}</p>
          <div className="buttons">
            <button className="button" type="button" data-rate onClick={() => setStep('write')}>
              {ownRating.rate}
            </button>
          </div>
        </>
      )}
      {step !== 'write' && own && <RatingAsRead lang={lang} words={words} own={own} />}
      {step === null && own?.state === 'visible' && (
        <div className="buttons">
          <button className="button quiet" type="button" data-rate onClick={() => setStep('write')}>
            {ownRating.edit}
          </button>
          <button className="button quiet" type="button" data-delete-rating onClick={() => setStep('delete')}>
            {ownRating.delete}
          </button>
        </div>
      )}
      {step === 'delete' && (
        <Delete
          pathId={pathId}
          words={words}
          onCancel={() => back('[data-delete-rating]')}
          onDeleted={() => putRating(null, ownRating.isDeleted)}
        />
      )}
    </div>
  );
}

/** Shows the rating as other readers see it, or why they no longer see it. */
function RatingAsRead({ lang, words, own }: { lang: string; words: RatingWords; own: PathRating }) {
  const formatDate = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(iso));
  const { helpedMe } = words.ownRating;
  const gone = findPlaceholder(own, words.ownRating);
  const row = toRatingRow(own, { lang, words: words.pathRatings, formatDate });
  return (
    <ul className={ratingList}>
      <RatingItem row={{ ...row, helped: own.isHelpful ? helpedMe : null }}>
        {gone && (
          <p className="font-semibold">
            <Text>{`${gone.text} `}</Text>
            {gone.reason && <bdi>{gone.reason}</bdi>}
          </p>
        )}
      </RatingItem>
    </ul>
  );
}

/** Defined outside the component: React would call a new ref function after every render. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

type DeleteProps = { pathId: number; words: RatingWords; onCancel: () => void; onDeleted: () => void };

function Delete({ pathId, words: { ownRating }, onCancel, onDeleted }: DeleteProps) {
  const deleting = useTask(async () => {
    const id = $userId.get();
    if (id === null) return;
    await api.call(calls.deleteRating, { params: { id, pathId } });
    onDeleted();
  }, ownRating.notDone);
  return (
    <section className="grid gap-3" aria-label={ownRating.delete}>
      <p tabIndex={-1} ref={focusOnMount}>
        {ownRating.deleteAsked}
      </p>
      <Reason>{deleting.reason}</Reason>
      <div className="buttons">
        <TaskButton task={deleting} className={dangerous}>
          {deleting.isBusy ? ownRating.sending : ownRating.deleteIt}
        </TaskButton>
        <button className="button quiet" type="button" onClick={onCancel}>
          {ownRating.cancel}
        </button>
      </div>
    </section>
  );
}
