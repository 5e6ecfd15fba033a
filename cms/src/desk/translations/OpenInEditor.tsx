import { hasRole, TRANSLATION_PROPOSERS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { ListedKind } from '@common-ground/api/contracts/translations/translations.ts';
import { findRow } from '@common-ground/api/platform/Database.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { editorAddress } from './addresses.ts';

type Props = { id?: number | string; payload: Payload; user?: TypedUser; kind: ListedKind };

const SOURCES: Record<ListedKind, string> = {
  condition: `condition_translations t JOIN conditions s ON s._status = 'published' AND s.id = t.condition_id`,
  category: 'category_translations t JOIN categories s ON s.id = t.category_id',
  path: 'learning_path_translations t JOIN learning_paths s ON s.id = t.path_id',
};

export async function OpenInEditor({ id, payload, user, kind }: Props) {
  if (id === undefined || !hasRole(user, TRANSLATION_PROPOSERS)) return null;
  const row = await findRow<{ page: number; language: string }>(findDatabase(payload), {
    name: `translation-address-of-${kind}`,
    text: `SELECT s.id AS page, l.code AS language FROM ${SOURCES[kind]} JOIN languages l ON l.id = t.language_id
           WHERE t.id = $1`,
    values: [Number(id)],
  });
  if (!row) return null;
  return (
    <Link className="view-page" href={editorAddress({ language: row.language, kind, id: row.page })} prefetch={false}>
      Open in the translation editor
    </Link>
  );
}
