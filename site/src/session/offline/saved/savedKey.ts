import type { OfflineKind } from '@common-ground/api/contracts/offline/kinds.ts';

export type SaveTarget = { kind: OfflineKind; id: number | null; lang: string };

export function savedKey({ kind, id, lang }: SaveTarget): string {
  return id === null ? `${kind}/${lang}` : `${kind}/${id}/${lang}`;
}
