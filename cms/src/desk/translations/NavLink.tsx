'use client';

import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { Link, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { TRANSLATIONS } from '../kit/addresses.ts';

/** Above the collections in the admin's menu, as those are drawn. */
export function NavLink({ roles }: { roles: readonly Role[] }) {
  const { user } = useAuth();
  const path = usePathname();
  if (!roles.includes(user?.role as Role)) return null;
  const isHere = path === TRANSLATIONS || path.startsWith(`${TRANSLATIONS}/`);
  return (
    <Link
      className="nav__link"
      href={TRANSLATIONS}
      id="nav-translation-desk"
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <div className="nav__link-indicator" />}
      <span className="nav__link-label">Translation desk</span>
    </Link>
  );
}
