import Link from 'next/link.js';
import { type Listed, listAddress } from './addresses.ts';

export function Pager({ listed, pages }: { listed: Listed; pages: number }) {
  const { page } = listed;
  if (pages < 2) return null;
  return (
    <nav className="translation__pager" aria-label="Pages of the list">
      {page > 1 && (
        <Link href={listAddress({ ...listed, page: Math.min(page - 1, pages) })} prefetch={false} rel="prev">
          Previous
        </Link>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link href={listAddress({ ...listed, page: page + 1 })} prefetch={false} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
