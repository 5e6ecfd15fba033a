import { careFindings } from '../../contracts/moderation/care/careFindings.ts';
import type { PostKind } from '../../contracts/moderation/moderation.ts';
import type { Database } from '../../platform/Database.ts';
import { openCase } from './queries/cases.ts';

/** Whether somebody who wrote this, or of whom it tells, may be in danger. */
export function tellsOfCrisis(...texts: (string | null | undefined)[]): boolean {
  return careFindings(texts.filter(Boolean).join('\n')).some(({ kind }) => kind === 'crisis');
}

type Written = { kind: PostKind; id: number; authorId: number; texts: (string | null | undefined)[] };

/** Puts what tells of a crisis before moderators, first in their queue, without waiting for anybody to report it. */
export async function flagCrisis(database: Database, { kind, id, authorId, texts }: Written): Promise<void> {
  if (tellsOfCrisis(...texts)) await openCase(database, { kind, contentId: id, authorId, isUrgent: true });
}
