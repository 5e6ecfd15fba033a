import type { Part } from '../../contracts/documents/parts.ts';
import { readTexts } from '../../contracts/documents/parts.ts';
import type { ReadableTexts } from '../../contracts/documents/readStates.ts';
import { readTranslations } from '../../contracts/documents/readTranslations.ts';
import { findStaleEntries, type MadeTranslation } from '../../contracts/documents/translatedEntries.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import type { TranslatedNow } from '../encyclopedia/queries/selectTranslatedNow.ts';
import type { ProposedText, ReviewTools, SourceReader } from './kinds/ReviewedKind.ts';
import type { Contribution } from './queries/contributions.ts';

/** Source of a translation, by the same keys as its texts. */
export type SourceBeside = {
  /**
   * Source that readers have; that of the proposal when this is decided, or readers have none. Lacks texts that each
   * language has of its own, and those that are no longer in the source.
   */
  texts: ReadableTexts;
  /** Former source texts of stale entries of the published translation. */
  former: ReadableTexts;
  /** Revisions of the source that readers have, and of those from which the proposal and the published text were made. */
  revisions: { now: number | null; proposed: number | null; published: number | null };
  /** Whether readers would get the proposal as older than its source. */
  isStale: boolean;
  /** Whether no text is changed: the author says that the published translation is right for the source. */
  isConfirmed: boolean;
  /** Texts that would be translated in part: how many of their lines, blocks or entries the proposal has. */
  partial: { label: string; done: number; of: number }[];
};

/** A whole state of a translation, and the proposal whose source it has the form of. */
export type FormedState = { state: object; proposal: ProposedText };

type Compared = {
  contribution: Contribution;
  parts: readonly Part[];
  reader: SourceReader;
  isConfirmed: boolean;
  isDecided: boolean;
  states: readonly FormedState[];
  /** Those of `states` that are the published text, and the proposal as it would be published. */
  current: object | null;
  content: object;
};
type Read = { texts: ReadableTexts[]; names: Record<string, string>; source: SourceBeside };

/** Reads states of a translation beside its source. */
export async function readBesideSource(
  { contribution, parts, reader, isConfirmed, isDecided, states, current, content }: Compared,
  tools: ReviewTools,
): Promise<Read> {
  const base = await reader.findBase(contribution, tools.database);
  // A decided proposal is shown beside the source that it was decided with, whose later changes say nothing about it.
  const found = isDecided ? null : await reader.findNow(contribution, tools);
  const now = found?.source ?? base ?? {};
  const published = (current && found?.published) ?? null;
  const made = await Promise.all(
    states.map(async ({ state, proposal }): Promise<MadeTranslation<object, object>> => {
      if (published && state === current) return published;
      const source = (await reader.findBase(proposal, tools.database)) ?? base ?? now;
      return alignUnchanged(parts, { texts: state, source }, published);
    }),
  );
  const { labels, texts, source, former } = readTranslations(parts, { now, states: made, published });
  const proposed = { texts: content, source: base ?? now };
  const revisions = {
    now: found?.revision ?? null,
    proposed: contribution.base?.sourceRevision ?? null,
    published: published?.revision ?? null,
  };
  const isStale = isOlder(revisions) && findStaleEntries(parts, now, proposed).length > 0;
  const partial = isDecided ? [] : countPartial(parts, now, content);
  return { texts, names: labels, source: { texts: source, former, revisions, isConfirmed, isStale, partial } };
}

function isOlder({ now, proposed }: SourceBeside['revisions']): boolean {
  return now !== null && proposed !== null && proposed < now;
}

/** Pairs parts with the text of the published translation as this one is paired: their author left them as they were. */
function alignUnchanged(
  parts: readonly Part[],
  made: MadeTranslation<object, object>,
  published: TranslatedNow['published'],
): MadeTranslation<object, object> {
  if (!published) return made;
  const read = (document: object, name: string) => document[name as keyof typeof document];
  const unchanged = parts.flatMap(({ name }) =>
    read(made.texts, name) !== undefined && isEqualText(read(made.texts, name), read(published.texts, name))
      ? [[name, read(published.source, name)]]
      : [],
  );
  return { ...made, source: { ...made.source, ...Object.fromEntries(unchanged) } };
}

/** Leaves out texts without any translation, in whose place readers get the source. */
function countPartial(parts: readonly Part[], source: object, texts: object): SourceBeside['partial'] {
  const count = (part: Parameters<typeof readTexts>[0], document: object) =>
    readTexts(part, document).filter((text) => text.trim()).length;
  return parts
    .flatMap((part) =>
      part.type === 'texts' && !part.translated
        ? [{ label: part.label, done: count(part, texts), of: count(part, source) }]
        : [],
    )
    .filter(({ done, of }) => done > 0 && done < of);
}
