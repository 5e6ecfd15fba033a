import { findSimilar as call, type FittingSection, type Similar } from '../../contracts/forum/similar.ts';
import type { Topic } from '../../contracts/forum/topics.ts';
import { FITTING_SECTIONS, SIMILAR_TOPICS } from '../../contracts/limits.ts';
import { toSearchWords } from '../../contracts/search/engine/words.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findActiveLanguages, findLanguage } from '../../platform/languages.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { findConditions } from '../search/findConditions.ts';
import { findTopicIndexes } from './findTopicIndexes.ts';
import { selectListedTopics } from './queries/selectTopics.ts';

const titlesOfUser = new Throttle({ name: call.name, tries: 300, seconds: 10 * 60 });
/** Share of the title that a similar topic must cover. Lower than in a search, because titles are whole sentences. */
const LEAST_COVER = 0.35;

type TypedTitle = { title?: string | undefined; lang?: string | undefined; actor: Actor };

/** @throws TooManyRequests */
export async function findSimilar({ title = '', lang, actor }: TypedTitle, context: ApiContext): Promise<Similar> {
  await titlesOfUser.spend(context.database, String(actor.id));
  const [byDefault] = await findActiveLanguages(context);
  const code = (await findLanguage(lang, context))?.code ?? byDefault?.code ?? 'en';
  const [topics, sections] = await Promise.all([
    findSimilarTopics(title, code, context),
    findFittingSections(title, code, context),
  ]);
  return { topics, sections };
}

async function findSimilarTopics(title: string, language: string, context: ApiContext): Promise<Topic[]> {
  const indexes = await findTopicIndexes(context);
  const ids = indexes
    .search({ text: title, language, isExact: false, isMember: true })
    .filter(({ cover }) => cover >= LEAST_COVER)
    .sort((a, b) => b.cover - a.cover || b.id - a.id)
    .slice(0, SIMILAR_TOPICS)
    .map(({ id }) => id);
  return ids.length > 0 ? selectListedTopics(context.database, ids) : [];
}

/** Finds conditions that the title is about, or that it names: a title has words of its own, such as "who decides". */
async function findFittingSections(title: string, lang: string, context: ApiContext): Promise<FittingSection[]> {
  // A search without a text lists conditions.
  if (title.trim() === '') return [];
  const [byDefault] = await findActiveLanguages(context);
  const { conditions, near } = await findConditions({ q: title, lang, uncounted: '1' }, context);
  const words = new Set(toSearchWords(title));
  const isNamed = (name: string | undefined) =>
    name !== undefined && toSearchWords(name).every((word) => words.has(word));
  const named = near.filter(
    ({ name, translation, match }) => isNamed(translation?.name ?? name) || isNamed(match?.name),
  );
  return [...conditions, ...named].slice(0, FITTING_SECTIONS).map(({ id, name, summary, translation, passage }) => ({
    conditionId: id,
    name: translation?.name ?? name,
    language: translation ? lang : (byDefault?.code ?? lang),
    section: passage?.section ?? null,
    heading: passage?.heading ?? null,
    text: passage?.text ?? translation?.summary ?? summary,
  }));
}
