import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { QueueItem } from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import Link from 'next/link.js';
import { When } from '../When.tsx';
import { KIND_WORDS, STATE_WORDS } from '../words.ts';
import { waitWords } from './words.ts';

const COLUMNS = ['Title', 'Category and language', 'State', 'Waiting'] as const;

/** One row for each, with all that helps to choose; on a small screen one block each. */
export function QueueTable({ items, reviews, label }: { items: QueueItem[]; reviews: string; label: string }) {
  return (
    <table className="review-queue__table" aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <Link href={`${reviews}/${item.id}`} prefetch={false}>
                {item.title}
              </Link>
              <span className="review__more">{aboutOf(item)}</span>
            </th>
            <td>
              {item.category}
              <span className="review__more">{item.language}</span>
            </td>
            <td>
              {STATE_WORDS[item.status]}
              {item.reviewer && !FINAL_STATES.includes(item.status) && (
                <span className="review__more">{`with ${item.reviewer}`}</span>
              )}
              {item.isOwn && <span className="review__more">sent by you</span>}
            </td>
            <td data-said={isWaiting(item) ? 'waiting ' : undefined}>
              <Waiting item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function aboutOf({ kind, sender, isMinorEdit }: QueueItem): string {
  return `${KIND_WORDS[kind]}${isMinorEdit ? ', minor' : ''}${sender ? `, by ${sender}` : ''}`;
}

function isWaiting({ status, scheduledFor }: QueueItem): boolean {
  return !FINAL_STATES.includes(status) && !scheduledFor;
}

function Waiting({ item: { status, waited, scheduledFor, decidedAt } }: { item: QueueItem }) {
  if (FINAL_STATES.includes(status))
    return (
      <>
        no more
        {decidedAt && (
          <span className="review__more">
            <When iso={decidedAt} />
          </span>
        )}
      </>
    );
  if (scheduledFor)
    return (
      <>
        until <When iso={scheduledFor} />
      </>
    );
  return waited === null ? 'Not sent in yet' : waitWords(waited);
}
