import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { reviewQueues, type Tab } from '../desk/queues.ts';
import './review.css';

type Props = { payload: Payload; user?: TypedUser; isDashboard?: boolean };

/** What waits for review, by who has it, category and language: on the dashboard and above the list of contributions. */
export async function Queue({ payload, user, isDashboard }: Props) {
  const queues = user ? await reviewQueues(user, payload) : null;
  if (!queues) return null;
  const { tabs, days, categories, languages } = queues;
  return (
    <nav className="review-queue" aria-label="Review queue">
      {isDashboard && <h2>To review</h2>}
      <Tabs tabs={tabs} />
      {days !== null && (
        <p className="review__more">
          {days === 0
            ? 'All that wait were sent in today.'
            : `The one that waits longest was sent in ${daysAgo(days)}.`}
        </p>
      )}
      {categories.length > 1 && <Tabs title="Waiting, by category" tabs={categories} />}
      {languages.length > 0 && <Tabs title="Waiting translations, by language" tabs={languages} />}
    </nav>
  );
}

function Tabs({ title, tabs }: { title?: string; tabs: Tab[] }) {
  const list = (
    <ul className="review-queue__tabs">
      {tabs.map(({ key, label, count, href }) => (
        <li key={key}>
          <Link href={href} prefetch={false}>
            {label}
            {count !== null && <strong>{` ${count}`}</strong>}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!title) return list;
  return (
    <details>
      <summary>{title}</summary>
      {list}
    </details>
  );
}

function daysAgo(days: number): string {
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
