import Link from 'next/link.js';
import { type Asked, addressOf } from './asked.ts';

type Props = { asked: Asked; list: string; total: number; size: number };

/** Where in the view this page is, and the way to its neighbours. */
export function QueuePages({ asked, list, total, size }: Props) {
  const { page } = asked;
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const to = (wanted: number) => addressOf(list, { ...asked, page: wanted });
  return (
    <nav className="review-queue__pages" aria-label="Pages of the queue">
      <p>{`${(page - 1) * size + 1} to ${Math.min(page * size, total)} of ${total}`}</p>
      {page > 1 && (
        <Link href={to(Math.min(page - 1, last))} prefetch={false} rel="prev">
          Previous page
        </Link>
      )}
      {page < last && (
        <Link href={to(page + 1)} prefetch={false} rel="next">
          Next page
        </Link>
      )}
    </nav>
  );
}
