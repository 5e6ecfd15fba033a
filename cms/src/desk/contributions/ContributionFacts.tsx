import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { Facts } from '../kit/Facts.tsx';
import { Time } from '../kit/Time.tsx';
import { KIND_WORDS } from './words.ts';

/** Who sent it, what it is, and why. */
export function ContributionFacts({ review: { contribution, facts } }: { review: Review }) {
  const { kind, description, isMinorEdit, reviewerName, conditionId, categoryId, languageId, status, scheduledFor } =
    contribution;
  const { sender, senderEmail, source, category, language, submittedAt, approvedBy, page } = facts;
  const isGone = kind === 'removal' && status === 'published' && languageId === null;
  return (
    <Facts
      facts={[
        ['What', `${KIND_WORDS[kind]}${language ? `, ${language}` : ''}${isMinorEdit ? ', marked as minor' : ''}`],
        ['Page', isGone ? page : page && <a href={`/condition/${conditionId}`}>{page}</a>],
        [
          'Category',
          category && (kind === 'category_translation' ? <a href={`/category/${categoryId}`}>{category}</a> : category),
        ],
        ['Sent by', sender && `${sender}${senderEmail ? `, ${senderEmail} (without an account)` : ''}`],
        ['Sent', submittedAt && <Time iso={new Date(submittedAt).toISOString()} />],
        [kind === 'removal' ? 'Reason' : 'Edit summary', description],
        ['Source', source],
        ['Reviewer', reviewerName],
        ['Approved by', approvedBy],
        ['To be published', scheduledFor && <Time iso={scheduledFor.toISOString()} hasZone />],
      ]}
    />
  );
}
