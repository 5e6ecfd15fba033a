import type { Audience, ForumCategory } from '../../contracts/forum/topics.ts';
import { MAX_INDEXED_TOPICS } from '../../contracts/limits.ts';
import { createEntry } from '../../contracts/search/engine/createEntry.ts';
import { type SearchHit, SearchIndex } from '../../contracts/search/engine/SearchIndex.ts';
import { loadSearchLanguage } from '../search/searchLanguage.ts';
import type { IndexedTopic } from './queries/indexedTopics.ts';

export type TopicFilters = { category: ForumCategory | null; conditionId: number | null; language: string | null };

export type TopicSearch = Partial<TopicFilters> & {
  text: string;
  /** Whether words are searched as they are typed, without corrections. */
  isExact: boolean;
  /** Whether topics for members are found too. */
  isMember: boolean;
};

type Shelf = { language: string; audience: Audience; index: SearchIndex };
type Facts = Pick<IndexedTopic, 'categoryType' | 'conditionId'> & { shelf: Shelf };

/**
 * Titles of the newest topics in memory, one index for each language and audience. Topics for members have indexes of
 * their own, so that a guest's search depends on no word in them: neither its results nor which words are corrected.
 */
export class TopicIndexes {
  readonly #shelves: Shelf[] = [];
  readonly #facts = new Map<number, Facts>();

  get size(): number {
    return this.#facts.size;
  }

  /** Adds or replaces a topic, or removes one that is not listed. Removes the oldest one when there are too many. */
  async put(topic: IndexedTopic): Promise<void> {
    this.remove(topic.id);
    if (!topic.isListed) return;
    const shelf = await this.#demandShelf(topic);
    const { id, title, description, conditionName, categoryType, conditionId } = topic;
    const terms = conditionName ? [conditionName] : [];
    const texts = { names: [title], terms, tags: [], summary: description ?? '', symptoms: [], body: [] };
    shelf.index.put(createEntry({ id, ...texts }, shelf.index.language));
    this.#facts.set(id, { shelf, categoryType, conditionId });
    if (this.size > MAX_INDEXED_TOPICS) this.remove([...this.#facts.keys()].reduce((a, b) => Math.min(a, b)));
  }

  remove(id: number): void {
    this.#facts.get(id)?.shelf.index.remove(id);
    this.#facts.delete(id);
  }

  /** Returns the topics of each language that match best. */
  search({ text, isExact, isMember, language, category, conditionId }: TopicSearch): SearchHit[] {
    const accepts = (id: number) => {
      const facts = this.#facts.get(id);
      return (!category || facts?.categoryType === category) && (!conditionId || facts?.conditionId === conditionId);
    };
    return this.#shelves
      .filter((shelf) => (isMember || shelf.audience === 'everyone') && (!language || shelf.language === language))
      .flatMap(({ index }) => index.search(text, { isExact, accepts }).hits);
  }

  warmUp(): void {
    for (const { index } of this.#shelves) index.warmUp();
  }

  async #demandShelf({ language, audience }: IndexedTopic): Promise<Shelf> {
    const find = () => this.#shelves.find((shelf) => shelf.language === language && shelf.audience === audience);
    const known = find();
    if (known) return known;
    const searchLanguage = await loadSearchLanguage(language);
    const shelf = find() ?? { language, audience, index: new SearchIndex(searchLanguage) };
    if (!find()) this.#shelves.push(shelf);
    return shelf;
  }
}
