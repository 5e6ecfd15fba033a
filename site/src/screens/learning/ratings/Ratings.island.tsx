import { hasRole, MODERATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { loadRatingWords } from '@common-ground/api/contracts/wording/learningRatings.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FormWordsProvider } from '../../../components/form/formWords.ts';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { $session } from '../../../session/session.ts';
import { isCompleted } from '../progress/displays.ts';
import { useRecords } from '../progress/useRecords.ts';
import { RatingItem, ReportRating, ratingList, ScoreLines } from './RatingItem.tsx';
import type { RatingsProps } from './RatingsView.tsx';
import '../../../styles/late.ts';

/** Ratings of a path. The script to rate and moderate is loaded only for readers who can, or who open all ratings. */
export default function Ratings(props: RatingsProps) {
  const { lang, path, title, score, newest, all, notLoaded } = props;
  const { records, isMember, isAlive } = useRecords([path]);
  const [isAsked, setAsked] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const isModerator = hasRole(useStore($session)?.person, MODERATORS) && isAlive;
  const mayRate = isAlive && isMember && isCompleted(path.id, records ?? []);
  const late = useLoaded(() => loadView(lang), (isAsked || mayRate || isModerator) && attempt);
  if (late && late !== 'failed') {
    const [{ RatingsView }, words] = late;
    return (
      <FormWordsProvider value={formWords(lang)}>
        <RatingsView {...props} words={words} mayRate={mayRate} isAsked={isAsked} isOpen={isAsked || isModerator} />
      </FormWordsProvider>
    );
  }

  return (
    <section className="grid grid-cols-1 justify-items-start gap-4" aria-labelledby="ratings">
      <h2 id="ratings">{title}</h2>
      <ScoreLines lines={score} />
      {newest.length > 0 && (
        <ul className={ratingList}>
          {newest.map((row) => (
            <RatingItem key={row.id} row={row}>
              <ReportRating id={row.id} name={row.name} lang={lang} />
            </RatingItem>
          ))}
        </ul>
      )}
      {late === 'failed' && <LoadFailed {...notLoaded} onRetry={() => setAttempt(attempt + 1)} />}
      {all && late !== 'failed' && (
        <button className="button quiet print:hidden" type="button" onClick={() => setAsked(true)}>
          {all}
        </button>
      )}
    </section>
  );
}

const loadView = (lang: string) => Promise.all([import('./RatingsView.tsx'), loadRatingWords(lang)]);
