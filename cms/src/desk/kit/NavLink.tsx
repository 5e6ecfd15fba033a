'use client';

import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { Link, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

type Props = { roles: readonly Role[]; href: string; id: string; label: string };

/** A link to a screen of the editor interface in the admin's menu, with the markup of Payload's own links. */
export function NavLink({ roles, href, id, label }: Props) {
  const { user } = useAuth();
  const path = usePathname();
  if (!roles.includes(user?.role as Role)) return null;
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link className="nav__link" href={href} id={id} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
