import type { OfflineKind } from '@common-ground/api/contracts/offline/kinds.ts';

/** What somebody wants to keep; `id` is null for a whole language. */
export type SaveTarget = { kind: OfflineKind; id: number | null; lang: string };

/** As `SavedItem` says. */
export function savedKey({ kind, id, lang }: SaveTarget): string {
  return id === null ? `${kind}/${lang}` : `${kind}/${id}/${lang}`;
}
