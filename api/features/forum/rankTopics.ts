import type { SearchHit } from '../../contracts/search/engine/SearchIndex.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findTopicIndexes } from './findTopicIndexes.ts';
import { selectTopicIdsByWords } from './queries/selectTopicIdsByWords.ts';
import type { ForumReader } from './queries/selectTopics.ts';
import type { TopicFilters } from './TopicIndexes.ts';

/** Share of the text that title, condition and beginning of a topic must cover. */
const LEAST_COVER = 0.6;
/** Ranks are tenths of the text. A topic named like the text is one better than one with all its words. */
const RANK = { whole: 10, named: 11, inPost: 8, misspelt: 7 };

type Search = TopicFilters & { text: string; reader: ForumReader };

/**
 * Ranks topics for a search text, by id: topics whose title has its words, and topics with a post that has them all.
 * Corrects misspelt words only when no title has the words as they are typed, and ranks these topics last.
 */
export async function rankTopics(
  { text, reader, ...filters }: Search,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Map<number, number>> {
  const indexes = await findTopicIndexes(context);
  const isMember = reader !== null;
  const search = (isExact: boolean) => indexes.search({ text, isMember, isExact, ...filters }).filter(isCovered);
  const ranks = new Map(
    (await selectTopicIdsByWords(context.database, { text, isMember })).map((id) => [id, RANK.inPost]),
  );
  const add = (id: number, rank: number) => ranks.set(id, Math.max(rank, ranks.get(id) ?? 0));
  const typed = search(true);
  for (const { id, cover, isNamed } of typed) add(id, isNamed ? RANK.named : Math.round(RANK.whole * cover));
  if (typed.length === 0) for (const { id } of search(false)) add(id, RANK.misspelt);
  return ranks;
}

function isCovered({ cover }: SearchHit): boolean {
  return cover >= LEAST_COVER;
}
