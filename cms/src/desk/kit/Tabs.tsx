import Link from 'next/link.js';

type Tab = { label: string; href: string; count?: number; isCurrent: boolean };

export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="desk-links">
        {tabs.map(({ label: name, href, count, isCurrent }) => (
          <li key={name}>
            <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && <strong>{` ${count}`}</strong>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
