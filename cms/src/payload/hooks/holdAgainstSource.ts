import {
  SOURCE_KINDS,
  type SourceKind,
  TRANSLATION_TABLES,
} from '@common-ground/api/features/encyclopedia/queries/translationTables.ts';
import { holdTranslations } from '@common-ground/api/features/translations/holdTranslations.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatements, execute } from '@common-ground/api/platform/statement.ts';
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload';
import { isDraftOnly, type WriteArgs } from './guardPublishing.ts';

type Related = number | { id: number };

/** Holds the translations of a source against it after the source was published, in the same transaction. */
export function holdAfterSource(kind: SourceKind): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    // Categories have no drafts, and so no `_status`.
    if ((doc._status ?? 'published') === 'published')
      await holdTranslations(await findRequestConnection(req), { kind, id: Number(doc.id) });
    return doc;
  };
}

/**
 * Holds a translation against its source after each save. The source may have been published during the review, or, of a
 * draft, during the save.
 */
export function holdAfterTranslation(kind: SourceKind): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const source = doc[kind] as Related | null | undefined;
    if (!source) return doc;
    const id = typeof source === 'object' ? source.id : source;
    await holdTranslations(await findRequestConnection(req), { kind, id });
    return doc;
  };
}

const SOURCE_LOCKS = defineStatements(SOURCE_KINDS, (kind) => ({
  name: `hold-lock-${kind}`,
  text: `SELECT FROM ${TRANSLATION_TABLES[kind].source} s WHERE s.id = (
           SELECT t.${TRANSLATION_TABLES[kind].key} FROM ${TRANSLATION_TABLES[kind].table} t WHERE t.id = $1)
         FOR NO KEY UPDATE`,
}));

/**
 * Locks the source before its translation is published. `holdTranslations` locks the source first too: in the other
 * order, a source and its translation that are published at the same moment would wait for each other.
 */
export function lockSource(kind: SourceKind): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const given = args as WriteArgs & { id?: unknown };
    const isPublication = operation === 'update' && given.id !== undefined && !isDraftOnly(given, operation);
    if (isPublication) await execute(await findRequestConnection(req), SOURCE_LOCKS[kind], [Number(given.id)]);
    return args;
  };
}
