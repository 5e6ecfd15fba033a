import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { ADMIN, toAddress } from './addresses.ts';

type Props = { view: AdminViewServerProps; children: ReactNode };

/**
 * Renders a screen in Payload's template. Redirects users who may not open the CMS to the sign-in, because Payload does
 * not check custom views. Children set the breadcrumbs with `SetStepNav`.
 */
export function Screen({ view, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user || !permissions.canAccessAdmin) {
    const { pathname, search } = new URL(req.url ?? ADMIN, req.origin);
    redirect(toAddress(`${ADMIN}/login`, { redirect: pathname + search }));
  }
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <div className="desk-screen">{children}</div>
    </DefaultTemplate>
  );
}
