import Link from 'next/link.js';

type Props = { label: string; page: number; size: number; total: number; addressOf: (page: number) => string };

/** Shows the position in a list, with links to the previous and next page. Payload's own pager needs JavaScript. */
export function Pager({ label, page, size, total, addressOf }: Props) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const count = (value: number) => value.toLocaleString('en');
  return (
    <nav className="desk-links" aria-label={label}>
      {page <= last && (
        <p>{`${count((page - 1) * size + 1)} to ${count(Math.min(page * size, total))} of ${count(total)}`}</p>
      )}
      {page > 1 && (
        <Link href={addressOf(Math.min(page - 1, last))} prefetch={false} rel="prev">
          Previous page
        </Link>
      )}
      {page < last && (
        <Link href={addressOf(page + 1)} prefetch={false} rel="next">
          Next page
        </Link>
      )}
    </nav>
  );
}
