import { recogniser } from '../../contracts/moderation/care/crisis/recogniser.ts';
import { needsUrgentCase } from '../../contracts/moderation/care/crisis/responses.ts';
import type { PostKind } from '../../contracts/moderation/moderation.ts';
import type { Database } from '../../platform/Database.ts';
import { openCase } from './queries/cases.ts';

/** Returns whether the author of the texts, or a person in them, may be in danger. */
export function suggestsCrisis(...texts: (string | null | undefined)[]): boolean {
  const finding = recogniser(texts.filter(Boolean).join('\n'));
  return finding !== null && needsUrgentCase(finding);
}

type Written = { kind: PostKind; id: number; authorId: number; texts: (string | null | undefined)[] };

/** When the texts tell of a crisis, makes the open case urgent, or opens an urgent one without a report. */
export async function flagCrisis(database: Database, { kind, id, authorId, texts }: Written): Promise<void> {
  if (suggestsCrisis(...texts)) await openCase(database, { kind, contentId: id, authorId, isUrgent: true });
}
