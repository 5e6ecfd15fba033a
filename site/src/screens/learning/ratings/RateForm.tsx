import type { PathRating } from '@common-ground/api/contracts/learning/ratings.ts';
import type { RatingWords } from '@common-ground/api/contracts/wording/learningRatings.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { CircleAlertIcon } from 'lucide-react';
import { useId } from 'react';
import { useCare } from '../../../components/care/useCare.tsx';
import { DraftNote } from '../../../components/form/DraftNote.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { check } from '../../../components/form/looks.ts';
import { SendFailed, useSendingText } from '../../../components/form/SendFailed.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { recordEndedSession } from '../../../session/resumedForm.ts';
import { $userId, api, calls } from '../../../session/session.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { optionLabel } from '../quiz/looks.ts';

// The type, not the value: importing the value would bring the schema library into the browser.
const MAX_RATING_TEXT: typeof import('@common-ground/api/contracts/learning/ratings.ts').RATING_TEXT_LENGTH = 2000;

type Props = {
  lang: string;
  pathId: number;
  words: RatingWords;
  /** Rating to change; null for a new one. */
  own: PathRating | null;
  onRated: (rating: PathRating) => void;
  onCancel: () => void;
};

export const ratingDraft = (pathId: number) => `rating-${pathId}`;

export function RateForm({ lang, pathId, words: { ownRating }, own, onRated, onCancel }: Props) {
  const begun = { rating: own?.rating ?? 0, review: own?.review ?? '', isHelpful: own?.isHelpful ?? false };
  const draft = useDraft(ratingDraft(pathId), begun);
  const { rating, review, isHelpful } = draft.value;
  const care = useCare(lang);
  const sending = useSendingText({ lang, draft: ratingDraft(pathId) }, async () => {
    if (!rating) return { errors: { rating: ownRating.choose } };
    const id = $userId.get();
    if (id === null) {
      recordEndedSession(ratingDraft(pathId));
      return { said: null, isSignedOut: true };
    }
    if (await care.asks(review)) return null;
    const rated = await api.call(calls.ratePath, { params: { id, pathId }, body: { rating, review, isHelpful } });
    draft.forget();
    onRated(rated);
  });

  function cancel() {
    draft.forget();
    onCancel();
  }

  return (
    <Form
      noValidate
      startsFocused
      aria-labelledby="own-rating"
      sending={sending}
      submit={own ? ownRating.save : ownRating.publish}
      busy={ownRating.sending}
      held={care.note}
      failed={(failed) => <SendFailed title={ownRating.notSaved} words={ownRating} failed={failed} lang={lang} />}
      cancel={ownRating.cancel}
      onCancel={cancel}
    >
      <DraftNote draft={draft} />
      <Levels
        lang={lang}
        words={ownRating}
        rating={rating}
        error={sending.errors.rating}
        onChange={(rating) => draft.change({ rating })}
      />
      <TextAreaField
        label={ownRating.review}
        hint={ownRating.reviewHint}
        {...draft.field('review')}
        maxLength={MAX_RATING_TEXT}
        rows={4}
        dir="auto"
      />
      <label className={check.label}>
        <input
          className={check.box}
          type="checkbox"
          name="isHelpful"
          checked={isHelpful}
          onChange={({ currentTarget }) => draft.change({ isHelpful: currentTarget.checked })}
        />
        <Text>{ownRating.helpedMe}</Text>
      </label>
    </Form>
  );
}

type LevelsProps = {
  lang: string;
  words: RatingWords['ownRating'];
  rating: number;
  error: string | undefined;
  onChange: (rating: number) => void;
};

/** Each level shows its number and name, so that no stars have to be counted. */
function Levels({ lang, words, rating, error, onChange }: LevelsProps) {
  const id = useId();
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 p-0 font-semibold">{words.rating}</legend>
      {error && (
        <p className="field-error flex gap-2 font-semibold text-danger" id={id} role="alert">
          <CircleAlertIcon className="mt-[0.25em]" />
          <Text>{error}</Text>
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
        {words.levels.map((name, place) => (
          <label key={name} className={optionLabel}>
            <input
              className="mt-1 size-5 flex-none"
              type="radio"
              name="rating"
              value={place + 1}
              checked={rating === place + 1}
              onChange={() => onChange(place + 1)}
            />
            <span>{fill(words.level, { number: formatNumber(lang, place + 1), name })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
