/** Key of the form of a saved draft, in the context of Payload's request. No client can set the context. */
export const DRAFT_FORM = 'draftForm';

/** Revision (of a learning path the edition) of the source in whose form the texts of a draft are, and the former source texts of its stale entries. */
export type DraftForm = { revision: number | null; madeFrom: Readonly<Record<string, string>> | null };

/** Returns undefined for a draft that is saved in the form of the record, whose texts keep their form. */
export function findDraftForm(context: Record<string, unknown>): DraftForm | undefined {
  return context[DRAFT_FORM] as DraftForm | undefined;
}

type StoredForm = { sourceRevision?: number | null; sourceEdition?: number | null; madeFrom?: DraftForm['madeFrom'] };

/** Returns the form of a stored version of a translation. Undefined for a version of a source. */
export function readDraftForm(version: Readonly<Record<string, unknown>>): DraftForm | undefined {
  if (!('sourceRevision' in version) && !('sourceEdition' in version)) return undefined;
  const { sourceRevision, sourceEdition, madeFrom } = version as StoredForm;
  return { revision: sourceRevision ?? sourceEdition ?? null, madeFrom: madeFrom ?? null };
}
