import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { Facts } from '../kit/Facts.tsx';
import { Changes } from './Changes.tsx';
import { newestAnswer, type Version } from './versions.ts';

type Props = { events: Review['events']; versions: Map<number, Version>; lang: string };

/** What was asked for, and what its author made of that: all that somebody who has read it before has to read again. */
export function Since({ events, versions, lang }: Props) {
  const newest = newestAnswer(events);
  if (!newest) return null;
  const { request, answer } = newest;
  const version = versions.get(answer.id);
  return (
    <section className="review__since" aria-labelledby="review-since">
      <h2 id="review-since">Changed since changes were requested</h2>
      <Facts
        facts={[
          [`Asked for${request?.by ? ` by ${request.by}` : ''}`, request?.reason],
          ['The author’s answer', answer.reason || 'Without words'],
        ]}
      />
      {version ? (
        <Changes from={version.before} to={version.after} sides={['Sent before', 'Sent now']} lang={lang} />
      ) : (
        <p>The texts were left as they were.</p>
      )}
    </section>
  );
}
