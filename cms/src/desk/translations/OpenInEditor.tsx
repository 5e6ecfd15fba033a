import { hasRole, TRANSLATION_PROPOSERS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { ListedKind } from '@common-ground/api/contracts/translations/translations.ts';
import { findTranslatedPage } from '@common-ground/api/features/translations/queries/findTranslatedPage.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { editorAddress } from './addresses.ts';

type Props = { id?: number | string; payload: Payload; user?: TypedUser; kind: ListedKind };

export async function OpenInEditor({ id, payload, user, kind }: Props) {
  if (id === undefined || !hasRole(user, TRANSLATION_PROPOSERS)) return null;
  const row = await findTranslatedPage(findDatabase(payload), { kind, id: Number(id) });
  if (!row) return null;
  return (
    <Link className="view-page" href={editorAddress({ language: row.language, kind, id: row.page })} prefetch={false}>
      Open in the translation editor
    </Link>
  );
}
