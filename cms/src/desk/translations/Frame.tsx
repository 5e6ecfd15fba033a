import { hasRole, TRANSLATING } from '@common-ground/api/contracts/accounts/roles.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { type Crumb, Crumbs } from './Crumbs.tsx';
import './translation.css';

type Props = { view: AdminViewServerProps; crumbs: Crumb[]; children?: React.ReactNode };

/** A screen of the translators within the admin. Payload asks nobody who opens a screen of ours, so that is done here. */
export function Frame({ view, crumbs, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect('/cms/login');
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
      <Crumbs crumbs={crumbs} />
      <div className="translation">
        {hasRole(req.user, TRANSLATING) ? children : <p>Translations are for translators, reviewers and editors.</p>}
      </div>
    </DefaultTemplate>
  );
}

/** Whether there is anything to be looked up for who asks. */
export function mayTranslate({ initPageResult }: AdminViewServerProps): boolean {
  return hasRole(initPageResult.req.user, TRANSLATING);
}
