import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { When } from './When.tsx';
import { KIND_WORDS } from './words.ts';

/** Who sent it, what it is, and why. */
export function Facts({ review: { contribution, facts } }: { review: Review }) {
  const { kind, description, isMinorEdit, reviewerName, conditionId, categoryId, languageId, status, scheduledFor } =
    contribution;
  const { sender, senderEmail, source, category, language, submittedAt, approvedBy, page } = facts;
  const isGone = kind === 'removal' && status === 'published' && languageId === null;
  const rows: [string, React.ReactNode][] = [
    ['What', `${KIND_WORDS[kind]}${language ? `, ${language}` : ''}${isMinorEdit ? ', marked as minor' : ''}`],
    ['Page', isGone ? page : page && <a href={`/condition/${conditionId}`}>{page}</a>],
    [
      'Category',
      category && (kind === 'category_translation' ? <a href={`/category/${categoryId}`}>{category}</a> : category),
    ],
    ['Sent by', sender && `${sender}${senderEmail ? `, ${senderEmail} (without an account)` : ''}`],
    ['Sent', submittedAt && <When iso={new Date(submittedAt).toISOString()} />],
    [kind === 'removal' ? 'Reason' : 'Edit summary', description],
    ['Source', source],
    ['Reviewer', reviewerName],
    ['Approved by', approvedBy],
    ['To be published', scheduledFor && <When iso={scheduledFor.toISOString()} hasZone />],
  ];
  return (
    <dl className="review__facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
